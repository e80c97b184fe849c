import { useState } from "react";
import { lateMessageDelayMs } from "#lib/constants.ts";
import { clearProviderStorage } from "#lib/storage-keys.ts";
import { closeDialog, Dialog } from "#ui/dialog/dialog.tsx";
import { BookingAlternatives } from "./booking-alternatives.tsx";
import { useFormEmbedScript } from "./form-embed-script.ts";
import {
	LeadFrame,
	type LeadFrameDialog,
	leadFrameUrl,
} from "./lead-frame.tsx";

type Props = {
	dialog: LeadFrameDialog;
	height?: "600" | "900";
	formEmbedScript?: string;
	choices?: Readonly<Record<string, string>>;
};

/** A dialog with a provider's calendar or form, and other ways to book in its footer (C-35). */
export function FrameDialog({
	dialog,
	height = "600",
	formEmbedScript = "",
	choices = {},
}: Props) {
	const [isOpen, setIsOpen] = useState(false);
	const [hasVisitorEntered, setHasVisitorEntered] = useState(false);
	useFormEmbedScript(formEmbedScript, isOpen);

	const frameUrl = leadFrameUrl(dialog.url, isOpen, choices);
	return (
		<Dialog
			id={dialog.dialogId}
			provider={new URL(dialog.url).origin}
			title={dialog.title}
			description={dialog.description}
			isFlush
			// A backdrop click must not discard what the visitor typed into the frame.
			closesOnBackdropClick={!hasVisitorEntered}
			onOpenChange={(open) => {
				setIsOpen(open);
				if (open) return;
				setHasVisitorEntered(false);
				clearProviderStorage();
				// Clears again, because the provider's script may store data from a late message.
				setTimeout(clearProviderStorage, lateMessageDelayMs);
			}}
			footer={<BookingAlternatives href={frameUrl} labels={dialog} />}
		>
			<LeadFrame
				dialog={dialog}
				src={frameUrl}
				height={height}
				isActive={isOpen}
				onVisitorEntered={() => setHasVisitorEntered(true)}
				onCompleted={() => closeDialog(dialog.dialogId)}
			/>
		</Dialog>
	);
}
