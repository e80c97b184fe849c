import shell from "content:shell";
import { Button } from "#ui/button.tsx";
import { actionDialogs } from "./header-mode.ts";

/** Comes in at the bottom right once the page is scrolled (NAV-17); landing pages have none (NAV-18). */
export function FloatingTrialButton() {
	return (
		<Button className="floating-button" opens={actionDialogs.default}>
			{shell.modes.default.action}
		</Button>
	);
}
