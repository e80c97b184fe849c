import { useState } from "react";
import { appIsReady } from "#lib/app-ready.ts";

type Props = {
	/** For what the first frame waits for, in src/root.tsx. */
	id?: string;
};

/**
 * Has what has come so far laid out (src/startup/scroll-marks.ts) while the rest of the HTML is on its way, so that the
 * first frame of a slow phone is no long task (docs/decisions/0010-late-sections.md). A page that React makes has none:
 * it would not run there, and Trusted Types do not let React make a script.
 */
export function LayoutStep({ id }: Props) {
	const [isInHtml] = useState(
		() => typeof document === "undefined" || !appIsReady(),
	);
	return isInHtml ? (
		<script
			id={id}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, inline to run while the page arrives
			dangerouslySetInnerHTML={{
				__html: 'document.dispatchEvent(new Event("layout-step"))',
			}}
		/>
	) : null;
}
