import shell from "content:shell";
import { useState } from "react";
import { closeDialog, Dialog } from "#ui/dialog/dialog.tsx";
import { useFormEmbedScript } from "./form-embed-script.ts";
import { LeadFrame, type LeadFrameDialog, leadAddress } from "./lead-frame.tsx";
import { OtherWays } from "./other-ways.tsx";

type Props = {
	/** What the dialog says and which frame it holds. */
	dialog: LeadFrameDialog;
	/** Height that the frame keeps free, px (DLG-04, DLG-08). */
	space?: "600" | "900";
	/** Runs the provider's form-embed script while it is open (DLG-03). */
	hasFormEmbedScript?: boolean;
	/** Choices of this page that the provider's form should know. */
	choices?: Readonly<Record<string, string>>;
};

/**
 * A dialog with a provider's calendar or form. The frame is there only while it is open; another way to get in touch
 * always is (C-35). A finished booking leads to the thank-you page.
 */
export function FrameDialog({
	dialog,
	space = "600",
	hasFormEmbedScript = false,
	choices = {},
}: Props) {
	const [isOpen, setIsOpen] = useState(false);
	const [isTouched, setIsTouched] = useState(false);
	useFormEmbedScript(hasFormEmbedScript ? shell.formEmbedScript : "", isOpen);

	const address = leadAddress(dialog.url, isOpen, choices);
	return (
		<Dialog
			id={dialog.dialogId}
			provider={new URL(dialog.url).origin}
			title={dialog.title}
			description={dialog.description}
			isFlush
			// A click beside the dialog must not throw away what was typed into the frame.
			closesOutside={!isTouched}
			onOpenChange={(open) => {
				setIsOpen(open);
				if (!open) setIsTouched(false);
			}}
			foot={<OtherWays href={address} direct={dialog.direct} />}
		>
			<LeadFrame
				dialog={dialog}
				src={address}
				space={space}
				isActive={isOpen}
				onTouched={() => setIsTouched(true)}
				onCompleted={() => closeDialog(dialog.dialogId)}
			/>
		</Dialog>
	);
}
