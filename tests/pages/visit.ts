import type { Page, Request } from "@playwright/test";
import { expect, openReady } from "../support/browser/test.ts";

/**
 * Opens a page, scrolls to each of its sections, and returns to its top. Repeats a scroll until the
 * section is visible, because a busy browser may render late.
 */
export async function openAndScrollThrough(
	page: Page,
	path: string,
): Promise<void> {
	await openReady(page, path);
	const unseenParts = await page.evaluateHandle(() => {
		const parts = [
			...document.querySelectorAll<HTMLElement>("main section, footer"),
		].filter((part) => part.checkVisibility());
		const left = new Set<Element>(parts);
		const observer = new IntersectionObserver((entries) => {
			for (const { target, isIntersecting } of entries)
				if (isIntersecting) left.delete(target);
		});
		for (const part of parts) observer.observe(part);
		return left;
	});
	await expect
		.poll(
			() =>
				unseenParts.evaluate((left) => {
					const [next] = left;
					next?.scrollIntoView({ behavior: "instant" });
					return [...left].map(({ id, tagName }) => id || tagName);
				}),
			{ message: "parts that were never in sight", intervals: [20] },
		)
		.toEqual([]);
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

/** Emulates a touch screen with overlay scroll bars. */
export async function emulatePhone(page: Page): Promise<void> {
	// The session stays open, because the emulation ends with it.
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
	await session.send("Emulation.setScrollbarsHidden", { hidden: true });
}

/** Sets the browser's default font size in px; without this call it is 16. */
export async function setFontSize(
	page: Page,
	fontSizePx: number,
): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", {
		fontSizes: { standard: fontSizePx },
	});
}

/** Applies or removes the text spacing of WCAG 1.4.12. */
export function spaceText(page: Page, isOn: boolean): Promise<void> {
	return page.evaluate((isOn) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
		);
		document.adoptedStyleSheets = isOn ? [sheet] : [];
	}, isOn);
}

/** Returns the titles of frames that are on the page itself, not in dialogs. */
export function frameTitles(page: Page): Promise<(string | null)[]> {
	return page
		.getByRole("main")
		.getByRole("group")
		.filter({ has: page.getByRole("status"), hasNot: page.getByRole("list") })
		.evaluateAll((groups) =>
			groups.map((group) => group.getAttribute("aria-label")),
		);
}

export function distortedPictures(page: Page): Promise<string[]> {
	return page.locator("img").evaluateAll((all) =>
		all
			.filter((image) => image instanceof HTMLImageElement)
			.filter((image) => getComputedStyle(image).objectFit !== "cover")
			.filter(({ clientHeight }) => clientHeight > 0)
			.filter((image) => {
				const declaredRatio =
					Number(image.getAttribute("width")) /
					Number(image.getAttribute("height"));
				const renderedRatio = image.clientWidth / image.clientHeight;
				return Math.abs(renderedRatio - declaredRatio) > 0.02;
			})
			.map(({ src }) => src),
	);
}

type LayoutProblems = {
	horizontalScroll: number;
	/** Header controls that touch each other or the window's edge. */
	collidingControls: string[];
	overflowingTexts: string[];
};

export function findLayoutProblems(page: Page): Promise<LayoutProblems> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		const controls = [
			...document.querySelectorAll<HTMLElement>(
				"header:not(main *) :is(a, summary, button)",
			),
		]
			.filter((control) =>
				control.checkVisibility({ visibilityProperty: true }),
			)
			.map((control) => {
				const { left, right } = control.getBoundingClientRect();
				return { name: control.textContent, left, right };
			})
			.toSorted((a, b) => a.left - b.left);
		const margin = 20;
		const collidingControls = controls.filter(
			({ left, right }, index) =>
				left < Math.floor(controls[index - 1]?.right ?? margin) ||
				right > clientWidth - margin,
		);
		const hasOwnBox = (element: Element) =>
			getComputedStyle(element).display !== "inline";
		const isCut = (element: Element) => {
			const { clipPath, overflowX } = getComputedStyle(element);
			return clipPath !== "none" || ["hidden", "clip"].includes(overflowX);
		};
		const overflowingTexts: string[] = [];
		const texts = document.createTreeWalker(
			document.body,
			NodeFilter.SHOW_TEXT,
		);
		const range = document.createRange();
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			const ancestors: Element[] = [];
			for (
				let ancestor = text.parentElement;
				ancestor;
				ancestor = ancestor.parentElement
			)
				ancestors.push(ancestor);
			const box = ancestors.find(hasOwnBox)?.getBoundingClientRect();
			if (!box || !ancestors[0]?.checkVisibility() || ancestors.some(isCut))
				continue;
			range.selectNodeContents(text);
			const leaves = [...range.getClientRects()].some(
				({ left, right }) => left < box.left - 1 || right > box.right + 1,
			);
			if (leaves) overflowingTexts.push(text.nodeValue ?? "");
		}
		return {
			horizontalScroll: Math.max(scrollWidth - clientWidth, 0),
			collidingControls: collidingControls.map(({ name }) => name),
			overflowingTexts,
		};
	});
}

/** Records a page's requests. Responds in place of providers, because tests have no network. */
export async function listen(page: Page, ownOrigin: string) {
	const requests: Request[] = [];
	page.on("request", (request) => requests.push(request));
	await page.route(
		({ origin }) => origin !== ownOrigin,
		(route) =>
			route.fulfill({
				contentType: "text/html",
				body: '<!doctype html><html lang="en-US"><title>Provider</title>',
			}),
	);
	const isOwn = (request: Request) =>
		new URL(request.url()).origin === ownOrigin;
	return {
		outside: () =>
			new Set(
				requests
					.filter((request) => !isOwn(request))
					.map((request) => request.url()),
			),
		/**
		 * Requests with a method other than GET and HEAD, and requests that scripts send to the site
		 * itself.
		 */
		unexpected: () =>
			requests
				.filter(
					(request) =>
						!["GET", "HEAD"].includes(request.method()) ||
						(isOwn(request) &&
							["xhr", "fetch", "websocket"].includes(request.resourceType())),
				)
				.map((request) => `${request.method()} ${request.url()}`),
	};
}
