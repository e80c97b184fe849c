import type { ComponentProps } from "react";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import { Island } from "#islands/island.tsx";

/** A FrameDialog as an island; its code loads when the visitor points at its button or opens it. */
export function FrameDialogIsland(props: ComponentProps<typeof FrameDialog>) {
	return (
		<Island
			name="FrameDialog"
			component={FrameDialog}
			load="dialog"
			props={props}
		/>
	);
}
