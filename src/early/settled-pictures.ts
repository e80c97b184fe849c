/**
 * Marks the pictures that have come, or never will: the sweep over the place of one (HOME-02) costs a slow phone a part
 * of each frame, also behind the picture. Listens from the head on: a picture may come before the body has ended.
 */
export function markSettledPictures(): void {
	const mark = ({ target }: Event) => {
		if (!(target instanceof HTMLImageElement)) return;
		const picture = target.closest<HTMLElement>(".picture");
		if (picture) picture.dataset.settled = "";
	};
	// Neither bubbles.
	document.addEventListener("load", mark, true);
	document.addEventListener("error", mark, true);
}
