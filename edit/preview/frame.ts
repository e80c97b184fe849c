// Runs in the preview's frame, which has an opaque origin: shows pages and reports clicks.
import { markChanges } from "./mark-changes.ts";
import type { FrameMessage, PreviewPage } from "./messages.ts";

const picturesTimeoutMs = 100;

const report = (message: FrameMessage) => parent.postMessage(message, "*");

addEventListener("message", ({ source, data }: MessageEvent<PreviewPage>) => {
	if (source !== parent) return;
	// Uses document.write, because it runs the page's scripts. The Content-Security-Policy and the
	// sandbox of the frame restrict these scripts.
	document.open();
	document.write(data.before ? markChanges(data.before, data.html) : data.html);
	document.close();
	// Renders all sections, because the estimated heights of deferred sections would shift the scroll
	// position.
	document.documentElement.dataset.allRendered = "";
	// document.open() has removed all listeners, so they are added again.
	addEventListener("click", handleClick, true);
	addEventListener("submit", (event) => event.preventDefault(), true);
	addEventListener("scroll", () =>
		report({ kind: "scrolled", top: Math.round(scrollY) }),
	);
	showAt(data.top);
});
report({ kind: "ready" });

async function showAt(top: number) {
	scrollTo({ top, behavior: "instant" });
	const pictures = [...document.images].filter((image) => {
		const { bottom, top } = image.getBoundingClientRect();
		return bottom > 0 && top < innerHeight;
	});
	await Promise.race([
		Promise.all([
			document.fonts.ready,
			...pictures.map((image) => image.decode().catch(() => undefined)),
		]),
		new Promise((resolve) => setTimeout(resolve, picturesTimeoutMs)),
	]);
	// Scrolls again, because loaded fonts may change the height.
	scrollTo({ top, behavior: "instant" });
	showChange();
	report({ kind: "shown" });
}

/**
 * Brings the last edit into view. Selects the tab or opens the FAQ answer that contains a changed
 * element. Scrolls to a changed element unless one is in view.
 */
function showChange() {
	const changed = [
		...document.querySelectorAll<HTMLElement>("main [data-changed]"),
	];
	const inTabs = changed.flatMap(
		(element) => element.closest<HTMLElement>("[role=tabpanel]") ?? [],
	);
	const [panel] = inTabs;
	if (panel && !inTabs.some(({ dataset }) => "selected" in dataset))
		document
			.querySelector<HTMLElement>(`[role=tab][aria-controls="${panel.id}"]`)
			?.click();
	if (!changed.some((element) => element.checkVisibility())) {
		const [details] = changed.flatMap(
			(element) => element.closest("details") ?? [],
		);
		if (details) details.open = true;
	}
	// Ignores the lowest fifth of the viewport, because PreviewNote may cover this part.
	const isInView = (element: HTMLElement) => {
		const { top, bottom, left, right } = element.getBoundingClientRect();
		const isWithin =
			bottom > 0 && top < innerHeight * 0.8 && right > 0 && left < innerWidth;
		return element.checkVisibility() && isWithin;
	};
	const firstVisible = changed.find((element) => element.checkVisibility());
	if (firstVisible && !changed.some(isInView)) scrollToCenter(firstVisible);
}

/** Scrolls only this document. scrollIntoView() would also scroll the editor's page. */
function scrollToCenter(element: HTMLElement) {
	for (let box = element.parentElement; box; box = box.parentElement) {
		const { left, right } = element.getBoundingClientRect();
		const isBeside = left < 0 || right > innerWidth;
		if (isBeside && box.scrollWidth > box.clientWidth) box.scrollLeft += left;
	}
	const { top, height } = element.getBoundingClientRect();
	const offset = top - (innerHeight - height) / 2;
	scrollBy({ top: offset, behavior: "instant" });
}

function handleClick(event: MouseEvent) {
	const { target } = event;
	if (!(target instanceof Element)) return;
	const href = target.closest("a")?.getAttribute("href");
	if (href?.startsWith("#")) return;
	if (href !== null && href !== undefined) {
		event.preventDefault();
		if (/^\/(?!\/)/.test(href)) report({ kind: "followed", address: href });
		return;
	}
	// Closes the dialog itself, because the sandbox blocks all forms, even with method="dialog".
	if (target.closest("form[method=dialog] [type=submit]")) {
		event.preventDefault();
		target.closest("dialog")?.close();
	}
	if (target.closest("button, input, select, textarea, label")) return;
	const hasText = [...target.childNodes].some(
		({ nodeType, nodeValue }) =>
			nodeType === Node.TEXT_NODE && nodeValue?.trim(),
	);
	// Also searches the elements below the target, because a gradient or a box may cover a picture.
	const picture = document
		.elementsFromPoint(event.clientX, event.clientY)
		.find((element) => element instanceof HTMLImageElement);
	report({
		kind: "clicked",
		text: hasText ? (target.textContent ?? "") : "",
		// Reads `src`, because `currentSrc` is empty before the picture loads.
		picture: hasText ? "" : (picture?.src.split("/").at(-1) ?? ""),
	});
}
