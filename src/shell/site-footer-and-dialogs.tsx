import { FrameDialog } from "#booking/frame-dialog.tsx";
import {
	type HeaderVariant,
	primaryDialogIds,
} from "#booking/header-variant.ts";
import type { LeadFrameDialog } from "#booking/lead-frame.tsx";
import { Island } from "#islands/island.tsx";
import { SiteFooter } from "#shell/footer/site-footer.tsx";
import { MenuSheet } from "#shell/menu/menu-sheet.tsx";
import type { Site } from "#shell/site.ts";
import { Button } from "#ui/button/button.tsx";
import css from "./floating-trial-button.module.css";
import "../styles/forced-dark.css";
import "../styles/print.css";

/**
 * Renders everything after <main>. CSS that is imported only from here is inlined after <main>, out
 * of the critical path (docs/decisions/0012-first-paint.md).
 */
export function SiteFooterAndDialogs({
	site,
	headerVariant,
	dialogs,
}: {
	site: Site;
	headerVariant: HeaderVariant;
	dialogs: readonly LeadFrameDialog[];
}) {
	const allDialogs =
		headerVariant === "default" ? [site.freeTrial, ...dialogs] : dialogs;
	return (
		<>
			<SiteFooter site={site} />
			{/* Appears in the bottom right corner on scroll (NAV-17). Absent on pages with another
			   header (NAV-18). */}
			{headerVariant === "default" && (
				<Button
					className={css.floatingTrialButton}
					opens={primaryDialogIds.default}
					data-floating=""
				>
					{site.headers.default.action}
				</Button>
			)}
			<MenuSheet site={site} headerVariant={headerVariant} />
			{/* A dialog's code loads when the visitor points at its button or opens it. */}
			{allDialogs.map((dialog) => (
				<Island
					key={dialog.dialogId}
					name="FrameDialog"
					component={FrameDialog}
					load="dialog"
					props={
						dialog.dialogId === site.freeTrial.dialogId
							? {
									dialog,
									height: "900",
									formEmbedScript: site.formEmbedScript,
								}
							: { dialog }
					}
				/>
			))}
			{/* Screen readers announce messages only if the live region exists before the message. */}
			<div id="toasts" aria-live="polite" />
		</>
	);
}
