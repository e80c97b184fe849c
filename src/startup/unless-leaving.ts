/**
 * Runs `load` and passes its error to `onError`, except while the visitor leaves the page: Firefox cancels requests when
 * a link is followed, which is no failure.
 */
export async function unlessLeaving(
	load: () => Promise<void>,
	onError: (cause: unknown) => void | Promise<void>,
): Promise<void> {
	let isLeaving = false;
	const leave = () => {
		isLeaving = true;
	};
	addEventListener("beforeunload", leave);
	try {
		await load();
	} catch (cause) {
		if (!isLeaving) await onError(cause);
	} finally {
		// Such a listener keeps a page out of the back/forward cache.
		removeEventListener("beforeunload", leave);
	}
}
