import { frameMaxHeightPx, frameMinHeightPx } from "#lib/constants.ts";
import { provider } from "./provider.ts";

type FrameCallbacks = {
	setHeight: (pixels: number) => void;
	params: Readonly<Record<string, string>>;
	url: () => string;
	hasVisitorEntered: () => boolean;
	respond: (message: unknown) => void;
	complete: (redirectUrl: string | undefined) => void;
};

export function createMessageHandler(
	callbacks: FrameCallbacks,
): (rawMessage: unknown) => void {
	let isCompleted = false;
	let redirectUrl: string | undefined;
	const contactIds = new Set<string>();

	function complete(): void {
		if (isCompleted) return;
		isCompleted = true;
		callbacks.complete(redirectUrl);
	}

	return (rawMessage) => {
		const message = provider.readMessage(rawMessage);
		switch (message.kind) {
			case "height":
				return callbacks.setHeight(withinBounds(message.height));
			case "paramsRequested":
				return callbacks.respond(
					provider.paramsMessage(
						callbacks.params,
						callbacks.url(),
						message.frameId,
					),
				);
			case "redirectRequested":
				redirectUrl = message.url;
				return;
			case "completed":
				return complete();
			case "contactKnown": {
				const isNew = !contactIds.has(message.id);
				contactIds.add(message.id);
				// A form that already knows the visitor also sends this message on load.
				if (isNew && callbacks.hasVisitorEntered()) complete();
				return;
			}
			case "other":
				return;
		}
	};
}

function withinBounds(height: number): number {
	return Math.min(
		Math.max(Math.ceil(height), frameMinHeightPx),
		frameMaxHeightPx,
	);
}
