import shell from "content:shell";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import type { HeaderMode } from "#booking/header-mode.ts";
import { FloatingTrialButton } from "#shell/floating-trial-button.tsx";
import { SiteFooter } from "#shell/footer/site-footer.tsx";
import { MenuSheet } from "#shell/menu/menu-sheet.tsx";
import { ToastOutlet } from "#ui/toast/toasts.tsx";
import "../styles/print.css";

/**
 * What stands behind <main>, and print: nothing that a first view shows. The style of what is imported here alone stands
 * behind <main> as well (docs/decisions/0012-first-paint.md).
 */
export function AfterMain({ header }: { header: HeaderMode }) {
	return (
		<>
			<SiteFooter />
			{header === "default" && <FloatingTrialButton />}
			<MenuSheet mode={header} />
			{header === "default" && (
				<FrameDialog
					dialog={shell.dialogs.freeTrial}
					space="900"
					hasFormEmbedScript
				/>
			)}
			<ToastOutlet />
		</>
	);
}
