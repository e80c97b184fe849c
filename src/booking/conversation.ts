import { frameMaxHeight, frameMinHeight } from "#lib/constants.ts";
import type { Provider } from "./provider.ts";

type Page = {
	setHeight: (pixels: number) => void;
	/** Parameters of this visit that the provider may ask for. */
	params: Readonly<Record<string, string>>;
	/** Without query and anchor. */
	address: () => string;
	answer: (message: unknown) => void;
	/** A booking or form is finished, with the address that the provider would lead to; called once. */
	complete: (wantedUrl: string | undefined) => void;
};

/** The messages between a provider's frame and the page: reads what the frame sends, and answers. */
export function conversation(
	provider: Provider,
	page: Page,
): (data: unknown) => void {
	let isCompleted = false;
	let wantedUrl: string | undefined;
	return (data) => {
		const message = provider.readMessage(data);
		switch (message.kind) {
			case "height":
				return page.setHeight(withinBounds(message.height));
			case "asksForParams":
				return page.answer(
					provider.paramsMessage(page.params, page.address(), message.frameId),
				);
			case "wantsUrl":
				wantedUrl = message.url;
				return;
			case "completed":
				if (isCompleted) return;
				isCompleted = true;
				return page.complete(wantedUrl);
			case "other":
				return;
		}
	};
}

function withinBounds(height: number): number {
	return Math.min(Math.max(Math.ceil(height), frameMinHeight), frameMaxHeight);
}
