import type shell from "content:shell";
import { rememberedCampaign, withParams } from "#lib/campaign.ts";
import { useGoTo } from "#ui/navigation/navigation.ts";
import { bookedTimeQuery } from "./booked-time-query.ts";
import { Frame } from "./frame.tsx";

export type LeadFrameDialog = (typeof shell.dialogs)["freeTrial"];

type Props = {
	/** Words and address. */
	dialog: LeadFrameDialog;
	/** Height that the frame keeps free, px (DLG-04, DLG-08). */
	space: "600" | "900";
	isActive: boolean;
	/** From leadParams. */
	params: Readonly<Record<string, string>>;
	/** Before the page changes. */
	onCompleted?: () => void;
	onTouched?: () => void;
};

/** A provider's calendar or form. When it is done the site goes to its thank-you page. */
export function LeadFrame({
	dialog,
	space,
	isActive,
	params,
	onCompleted,
	onTouched,
}: Props) {
	const goTo = useGoTo();
	return (
		<Frame
			title={dialog.frameTitle}
			src={withParams(dialog.url, params)}
			space={space}
			isActive={isActive}
			words={dialog}
			params={params}
			{...(onTouched ? { onTouched } : {})}
			onCompleted={(wantedUrl) => {
				const page = { origin: location.origin, path: dialog.thankYou };
				onCompleted?.();
				goTo(dialog.thankYou + bookedTimeQuery(wantedUrl, page));
			}}
		/>
	);
}

/** What the provider learns of this visit: where it came from, and choices made on the page. Only once it is asked. */
export function leadParams(
	isActive: boolean,
	choices: Readonly<Record<string, string>> = {},
): Record<string, string> {
	return {
		...(isActive ? rememberedCampaign() : {}),
		...choices,
	};
}
