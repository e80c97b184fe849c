import { useState } from "react";
import { lateMessageDelay } from "#lib/constants.ts";
import { removeForeignKeys } from "#lib/stored-keys.ts";
import { closeDialog, Dialog } from "#ui/dialog/dialog.tsx";
import { BookingAlternatives } from "./booking-alternatives.tsx";
import { useFormEmbedScript } from "./form-embed-script.ts";
import { LeadFrame, type LeadFrameDialog, leadAddress } from "./lead-frame.tsx";

type Props = {
	/** What the dialog says and which frame it holds. */
	dialog: LeadFrameDialog;
	/** Height that is reserved for the frame, px. */
	height?: "600" | "900";
	/** The address of the provider's form-embed script, which runs while it is open (DLG-03); "" for none. */
	formEmbedScript?: string;
	/** Choices of this page that the provider's form should know. */
	choices?: Readonly<Record<string, string>>;
};

/**
 * A dialog with a provider's calendar or form. The frame is there only while it is open; another way to get in touch
 * always is (C-35). A finished booking leads to the thank-you page.
 */
export function FrameDialog({
	dialog,
	height = "600",
	formEmbedScript = "",
	choices = {},
}: Props) {
	const [isOpen, setIsOpen] = useState(false);
	const [hasVisitorEntered, setHasVisitorEntered] = useState(false);
	useFormEmbedScript(formEmbedScript, isOpen);

	const address = leadAddress(dialog.url, isOpen, choices);
	return (
		<Dialog
			id={dialog.dialogId}
			provider={new URL(dialog.url).origin}
			title={dialog.title}
			description={dialog.description}
			isFlush
			// A click beside the dialog must not throw away what was typed into the frame.
			closesOutside={!hasVisitorEntered}
			onOpenChange={(open) => {
				setIsOpen(open);
				if (open) return;
				setHasVisitorEntered(false);
				removeForeignKeys();
				// The provider's script may still receive what the frame has sent last.
				setTimeout(removeForeignKeys, lateMessageDelay);
			}}
			foot={
				<BookingAlternatives
					href={address}
					direct={dialog.direct}
					help={dialog.help}
				/>
			}
		>
			<LeadFrame
				dialog={dialog}
				src={address}
				height={height}
				isActive={isOpen}
				onVisitorEntered={() => setHasVisitorEntered(true)}
				onCompleted={() => closeDialog(dialog.dialogId)}
			/>
		</Dialog>
	);
}
