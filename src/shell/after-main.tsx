import {
	type HeaderVariant,
	primaryDialogIds,
} from "#booking/header-variant.ts";
import type { LeadFrameDialog } from "#booking/lead-frame.tsx";
import { FrameDialogIsland } from "#sections/frame-dialog-island.tsx";
import { SiteFooter } from "#shell/footer/site-footer.tsx";
import { MenuSheet } from "#shell/menu/menu-sheet.tsx";
import type { Site } from "#shell/site.ts";
import { Button } from "#ui/button/button.tsx";
import css from "./floating-trial-button.module.css";
import "../styles/forced-dark.css";
import "../styles/print.css";

/**
 * Everything after <main>. CSS imported only from here is inlined after <main>, out of the
 * critical path (docs/decisions/0012-first-paint.md).
 */
export function AfterMain({
	site,
	header,
	dialogs,
}: {
	site: Site;
	header: HeaderVariant;
	dialogs: readonly LeadFrameDialog[];
}) {
	const isFreeTrial = ({ dialogId }: LeadFrameDialog) =>
		dialogId === site.freeTrial.dialogId;
	return (
		<>
			<SiteFooter site={site} />
			{/* Appears in the bottom right corner on scroll (NAV-17); absent on pages with a header of
			   their own (NAV-18). */}
			{header === "default" && (
				<Button
					className={css.floatingTrialButton}
					opens={primaryDialogIds.default}
					data-floating=""
				>
					{site.modes.default.action}
				</Button>
			)}
			<MenuSheet site={site} mode={header} />
			{(header === "default" || dialogs.some(isFreeTrial)) && (
				<FrameDialogIsland
					dialog={site.freeTrial}
					height="900"
					formEmbedScript={site.formEmbedScript}
				/>
			)}
			{dialogs
				.filter((dialog) => !isFreeTrial(dialog))
				.map((dialog) => (
					<FrameDialogIsland key={dialog.dialogId} dialog={dialog} />
				))}
			<div id="toasts" />
		</>
	);
}
