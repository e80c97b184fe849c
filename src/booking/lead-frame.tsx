import type { ComponentProps } from "react";
import { rememberedCampaign, withParams } from "#lib/campaign.ts";
import { bookedTimeQuery } from "./booked-time-query.ts";
import { Frame } from "./frame.tsx";
import type { FrameLabels } from "./frame-status.tsx";

export type LeadFrameDialog = FrameLabels & {
	dialogId: string;
	title: string;
	description: string;
	frameTitle: string;
	url: string;
	thankYou: string;
};

type Props = {
	dialog: LeadFrameDialog;
	onCompleted?: () => void;
} & Pick<
	ComponentProps<typeof Frame>,
	"src" | "height" | "isActive" | "footer" | "onVisitorEntered"
>;

export function LeadFrame({ dialog, onCompleted, ...frame }: Props) {
	return (
		<Frame
			{...frame}
			title={dialog.frameTitle}
			labels={dialog}
			onCompleted={(redirectUrl) => {
				const page = { origin: location.origin, path: dialog.thankYou };
				onCompleted?.();
				location.assign(dialog.thankYou + bookedTimeQuery(redirectUrl, page));
			}}
		/>
	);
}

export function leadFrameUrl(
	url: string,
	isActive: boolean,
	choices: Readonly<Record<string, string>> = {},
): string {
	return withParams(url, {
		...(isActive ? rememberedCampaign(location.search) : {}),
		...choices,
	});
}
