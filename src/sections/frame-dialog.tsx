import shell from "content:shell";
import { useState } from "react";
import { bookedTimeQuery } from "#lib/booked-time-query.ts";
import { campaignKey, campaignParams, withParams } from "#lib/campaign.ts";
import { guardedStore } from "#lib/storage.ts";
import { closeDialog, Dialog } from "#ui/dialog.tsx";
import { useFormEmbedScript } from "#ui/form-embed-script.ts";
import { Frame } from "#ui/frame.tsx";
import { Link, useGoTo } from "#ui/link.tsx";
import { usePreconnect } from "#ui/preconnect.ts";
import { ContactWays } from "./contact-ways.tsx";

type Props = {
	/** What the dialog says and which frame it holds. */
	dialog: (typeof shell.dialogs)["freeTrial"];
	/** Height that the frame keeps free, px (DLG-04, DLG-08). */
	space: "600" | "900";
	/** Runs the provider's form-embed script while it is open (DLG-03). */
	hasFormEmbedScript?: boolean;
	/** Choices of this page that the provider's form should know; names as the provider calls them. */
	choices?: Readonly<Record<string, string>>;
};

/**
 * A dialog with a provider's calendar or form. The frame is there only while it is open; another way to get in touch
 * always is (C-35). A finished booking leads to the thank-you page.
 */
export function FrameDialog({
	dialog,
	space,
	hasFormEmbedScript = false,
	choices = {},
}: Props) {
	const [isOpen, setIsOpen] = useState(false);
	const [isTouched, setIsTouched] = useState(false);
	const goTo = useGoTo();
	usePreconnect(dialog.dialogId, dialog.url);
	useFormEmbedScript(hasFormEmbedScript ? shell.formEmbedScript : "", isOpen);

	const params = { ...(isOpen ? rememberedCampaign() : {}), ...choices };
	const src = withParams(dialog.url, params);
	const contact = <ContactWays />;
	return (
		<Dialog
			id={dialog.dialogId}
			title={dialog.title}
			description={dialog.description}
			isFlush
			// A click beside the dialog must not throw away what was typed into the frame.
			closesOutside={!isTouched}
			onOpenChange={(open) => {
				setIsOpen(open);
				if (!open) setIsTouched(false);
			}}
			foot={
				<p className="dialog-foot">
					{shell.frameWords.talk} You can <ContactWays />.{" "}
					<Link href={src} isExternal>
						{dialog.direct}
					</Link>
				</p>
			}
		>
			<Frame
				title={dialog.frameTitle}
				src={src}
				space={space}
				isActive={isOpen}
				words={{
					...dialog,
					slow: shell.frameWords.slow,
					retry: shell.frameWords.retry,
				}}
				contact={contact}
				params={params}
				onTouched={() => setIsTouched(true)}
				onCompleted={(wantedUrl) => {
					const page = { origin: location.origin, path: dialog.thankYou };
					closeDialog(dialog.dialogId);
					goTo(dialog.thankYou + bookedTimeQuery(wantedUrl, page));
				}}
			/>
		</Dialog>
	);
}

function rememberedCampaign(): Record<string, string> {
	return campaignParams(
		guardedStore(() => sessionStorage).getItem(campaignKey) ?? "",
	);
}
