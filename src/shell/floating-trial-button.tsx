import shell from "content:shell";
import { actionDialogs } from "#booking/header-mode.ts";
import { Button } from "#ui/button/button.tsx";
import css from "./floating-trial-button.module.css";

/** Comes in at the bottom right once the page is scrolled (NAV-17); landing pages have none (NAV-18). */
export function FloatingTrialButton() {
	return (
		<Button
			className={css.floatingTrialButton}
			opens={actionDialogs.default}
			data-floating=""
		>
			{shell.modes.default.action}
		</Button>
	);
}
