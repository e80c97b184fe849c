import { leaveEventTimeout } from "#lib/constants.ts";

/** pagehide alone would be late: it waits for the response of the next page. */
const leaveEvents = ["beforeunload", "pagehide"];

/**
 * Runs `load` and passes its error to `onError`, except while the visitor leaves the page: Firefox cancels requests when
 * a link or Back is followed, which is no failure.
 */
export async function unlessLeaving(
	load: () => Promise<void>,
	onError: (cause: unknown) => void | Promise<void>,
): Promise<void> {
	let isLeaving = false;
	const leave = () => {
		isLeaving = true;
	};
	for (const type of leaveEvents) addEventListener(type, leave);
	try {
		await load();
	} catch (cause) {
		// Firefox may cancel a request before it fires the event.
		if (!isLeaving)
			await new Promise((resolve) => setTimeout(resolve, leaveEventTimeout));
		if (!isLeaving) await onError(cause);
	} finally {
		// A listener for beforeunload keeps a page out of the back/forward cache.
		for (const type of leaveEvents) removeEventListener(type, leave);
	}
}
