import type { ComponentProps } from "react";
import { rememberedCampaign, withParams } from "#lib/campaign.ts";
import { bookedTimeQuery } from "./booked-time-query.ts";
import { Frame } from "./frame.tsx";
import type { FrameWords } from "./frame-status.tsx";

/** A dialog with a provider's calendar or form. */
export type LeadFrameDialog = FrameWords & {
	/** The name that the content gives it: "freeTrial". */
	id: string;
	/** The id of its element: "free-trial". */
	dialogId: string;
	title: string;
	description: string;
	frameTitle: string;
	/** The provider's page. */
	url: string;
	/** The path of the page that a finished one leads to. */
	thankYou: string;
};

type Props = {
	/** Words, and where it leads when it is done. */
	dialog: LeadFrameDialog;
	/** Before the page changes. */
	onCompleted?: () => void;
} & Pick<
	ComponentProps<typeof Frame>,
	"src" | "height" | "isActive" | "footer" | "onVisitorEntered"
>;

/** A provider's calendar or form. When it is done the site goes to its thank-you page. */
export function LeadFrame({ dialog, onCompleted, ...frame }: Props) {
	return (
		<Frame
			{...frame}
			title={dialog.frameTitle}
			words={dialog}
			onCompleted={(redirectUrl) => {
				const page = { origin: location.origin, path: dialog.thankYou };
				onCompleted?.();
				location.assign(dialog.thankYou + bookedTimeQuery(redirectUrl, page));
			}}
		/>
	);
}

/**
 * The provider's address with what it learns of this visit: where it came from, and choices made on the page. Only once
 * it is asked.
 */
export function leadAddress(
	url: string,
	isActive: boolean,
	choices: Readonly<Record<string, string>> = {},
): string {
	return withParams(url, {
		...(isActive ? rememberedCampaign(location.search) : {}),
		...choices,
	});
}
