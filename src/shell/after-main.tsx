import shell from "content:shell";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import {
	type HeaderVariant,
	primaryDialogIds,
} from "#booking/header-variant.ts";
import { Island } from "#islands/island.tsx";
import { SiteFooter } from "#shell/footer/site-footer.tsx";
import { MenuSheet } from "#shell/menu/menu-sheet.tsx";
import { Button } from "#ui/button/button.tsx";
import css from "./floating-trial-button.module.css";
import "../styles/forced-dark.css";
import "../styles/print.css";

/**
 * What stands behind <main>, and print: nothing that a first view shows. The style of what is imported here alone stands
 * behind <main> as well (docs/decisions/0012-first-paint.md).
 */
export function AfterMain({ header }: { header: HeaderVariant }) {
	return (
		<>
			<SiteFooter />
			{/* Comes in at the bottom right once the page is scrolled (NAV-17); landing pages have none (NAV-18). */}
			{header === "default" && (
				<Button
					className={css.floatingTrialButton}
					opens={primaryDialogIds.default}
					data-floating=""
				>
					{shell.modes.default.action}
				</Button>
			)}
			<MenuSheet mode={header} />
			{header === "default" && (
				<Island
					name="FrameDialog"
					component={FrameDialog}
					load="dialog"
					props={{
						dialog: shell.dialogs.freeTrial,
						height: "900",
						hasFormEmbedScript: true,
					}}
				/>
			)}
			<div id="toasts" />
		</>
	);
}
