import { use, useCallback, useEffect } from "react";
import { preloadModule } from "react-dom";
import {
	UNSAFE_DataRouterContext,
	UNSAFE_FrameworkContext,
} from "react-router";
import { pointingAfter } from "#lib/constants.ts";
import type { Page } from "#lib/head.ts";
import { useGoTo } from "./navigation.ts";

/**
 * Lets all links between pages of this site change the page without a new document, and fetches the page that a visitor
 * points at, at once when a finger goes down: its click follows a tenth of a second later. One listener instead of a
 * link of the router each: those are rendered anew with each of the router's steps, which takes a phone longer than the
 * new page does.
 */
export function InSiteLinks() {
	const goTo = useGoTo();
	const fetchAhead = useFetchAhead();
	useEffect(() => {
		const follow = (event: MouseEvent) => {
			const link = inSiteLink(event);
			if (!link || event.defaultPrevented || isForNewTab(event)) return;
			event.preventDefault();
			goTo(link.pathname + link.search + link.hash);
		};
		let timer: ReturnType<typeof setTimeout> | undefined;
		// A pointer moves over the parts of one link; a press follows upon it.
		let known: string | undefined;
		const want = (path: string) => {
			if (path !== known) fetchAhead(path);
			known = path;
		};
		const point = (event: Event) => {
			const link = inSiteLink(event);
			clearTimeout(timer);
			if (!link) return;
			// The query belongs to the address of a page's data.
			const path = link.pathname + link.search;
			if (event.type === "pointerdown") want(path);
			else timer = setTimeout(want, pointingAfter, path);
		};
		const pointing = ["pointerover", "focusin", "pointerdown"] as const;
		document.addEventListener("click", follow);
		for (const type of pointing)
			document.addEventListener(type, point, { passive: true });
		return () => {
			clearTimeout(timer);
			document.removeEventListener("click", follow);
			for (const type of pointing) document.removeEventListener(type, point);
		};
	}, [goTo, fetchAhead]);
	return null;
}

/**
 * Fetches what a page of this site needs, for a visitor who will probably go there: its code and style, what its loader
 * read, the pictures that it preloads. Not by the router's PrefetchPageLinks: Firefox holds `<link rel="prefetch">` to
 * `default-src 'none'` (docs/decisions/0004-security-policy.md), reports each and fetches nothing. What a script fetches
 * the page finds in the browser's cache.
 */
function useFetchAhead(): (path: string) => void {
	const router = use(UNSAFE_DataRouterContext)?.router;
	const manifest = use(UNSAFE_FrameworkContext)?.manifest;
	return useCallback(
		(path) => {
			const { pathname, search, href } = new URL(path, location.href);
			const match = router?.match(path)?.at(-1);
			const page = match && manifest?.routes[match.route.id];
			if (!page || href === location.href.replace(location.hash, "")) return;
			for (const file of [page.module, ...(page.imports ?? [])])
				preloadModule(file, { as: "script" });
			if (page.hasLoader) intoCache(`${pathname}.data${search}`);
			page.css?.forEach(keepStyle);
			void picturesOf(page.module).then((all) => all.map(intoCache));
		},
		[router, manifest],
	);
}

/** What the page preloads in a window like this one. */
async function picturesOf(module: string): Promise<string[]> {
	const { handle }: { handle?: { page?: Page } } = await import(
		/* @vite-ignore */ module
	).catch(() => ({}));
	return (handle?.page?.hero?.picture?.variants ?? [])
		.filter(({ media }) => matchMedia(media).matches)
		.map(({ avif }) => avif);
}

/**
 * A sheet that has come stands in the document, for no medium yet: one that is not there the router puts into the page
 * that is left and takes out again, and either lays that page out anew (docs/decisions/0009-change-of-page.md).
 */
function keepStyle(href: string): void {
	if (document.querySelector(`link[href="${href}"]`)) return;
	const link = document.createElement("link");
	link.onload = () => {
		link.onload = null;
		Object.assign(link, { rel: "stylesheet", media: "not all" });
	};
	document.head.append(
		Object.assign(link, { rel: "preload", as: "style", href }),
	);
}

/** Whatever goes wrong, the click will meet it again and say so. */
function intoCache(address: string): void {
	fetch(address)
		.then((answer) => answer.arrayBuffer())
		.catch(() => {});
}

type PressKeys = Pick<
	MouseEvent,
	"button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey"
>;

function inSiteLink({ target }: Event): HTMLAnchorElement | null {
	return target instanceof Element
		? target.closest<HTMLAnchorElement>("a[data-in-site]")
		: null;
}

/** Whether a press of a link is meant for the browser: with another button, or for a new tab, window or download. */
export function isForNewTab(event: PressKeys): boolean {
	const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
	return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
