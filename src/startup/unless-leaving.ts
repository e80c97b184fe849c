import { leaveEventTimeoutMs } from "#lib/constants.ts";

/** `pagehide` alone is too late: it fires after the next page has responded. */
const leaveEvents = ["beforeunload", "pagehide"];

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
	for (const type of leaveEvents) addEventListener(type, markLeaving);
	try {
		await load();
	} catch (cause) {
		// Firefox may cancel a request before it fires the event.
		if (!isLeaving)
			await new Promise((resolve) => setTimeout(resolve, leaveEventTimeoutMs));
		if (!isLeaving) await onError(cause);
	} finally {
		// A `beforeunload` listener disables the back/forward cache.
		for (const type of leaveEvents) removeEventListener(type, markLeaving);
	}
}
