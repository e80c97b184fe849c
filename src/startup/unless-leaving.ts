import { leaveEventTimeoutMs } from "#lib/constants.ts";

/**
 * Runs `load` and passes its error to `onError`. Ignores the error if the visitor is leaving the
 * page, because Firefox then cancels requests.
 */
export async function unlessLeaving(
	load: () => Promise<void>,
	onError: (cause: unknown) => void | Promise<void>,
): Promise<void> {
	let isLeaving = false;
	const markLeaving = () => {
		isLeaving = true;
	};
	// `pagehide` alone is too late, because it fires after the next page has responded.
	addEventListener("beforeunload", markLeaving);
	addEventListener("pagehide", markLeaving);
	try {
		await load();
	} catch (cause) {
		// Firefox may cancel a request before it fires these events, so wait a moment for them.
		if (!isLeaving)
			await new Promise((resolve) => setTimeout(resolve, leaveEventTimeoutMs));
		if (!isLeaving) await onError(cause);
	} finally {
		// Removes the listeners, because a `beforeunload` listener disables the back/forward cache.
		removeEventListener("beforeunload", markLeaving);
		removeEventListener("pagehide", markLeaving);
	}
}
