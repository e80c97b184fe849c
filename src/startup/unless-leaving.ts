import { leaveEventTimeoutMs } from "#lib/constants.ts";

/**
 * Runs `load` and passes its error to `onError`, unless the visitor leaves the page: Firefox then
 * cancels requests.
 */
export async function unlessLeaving(
	load: () => Promise<void>,
	onError: (cause: unknown) => void | Promise<void>,
): Promise<void> {
	let isLeaving = false;
	const markLeaving = () => {
		isLeaving = true;
	};
	// `pagehide` alone is too late: it fires after the next page has responded.
	addEventListener("beforeunload", markLeaving);
	addEventListener("pagehide", markLeaving);
	try {
		await load();
	} catch (cause) {
		// Firefox may cancel a request before it fires the event.
		if (!isLeaving)
			await new Promise((resolve) => setTimeout(resolve, leaveEventTimeoutMs));
		if (!isLeaving) await onError(cause);
	} finally {
		// A `beforeunload` listener disables the back/forward cache.
		removeEventListener("beforeunload", markLeaving);
		removeEventListener("pagehide", markLeaving);
	}
}
