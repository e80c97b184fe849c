import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { pointingAfter } from "#lib/constants.ts";
import { useGoTo } from "./navigation.ts";

/**
 * Lets all links between pages of this site change the page without a new document, and fetches the page that a visitor
 * points at, at once when a finger goes down: its click follows a tenth of a second later. One listener instead of a
 * link of the router each: those are rendered anew with each of the router's steps, which takes a phone longer than the
 * new page does.
 */
export function InSiteLinks() {
	const goTo = useGoTo();
	const [wanted, setWanted] = useState<string>();
	useEffect(() => {
		const follow = (event: MouseEvent) => {
			const link = inSiteLink(event);
			if (!link || event.defaultPrevented || isForNewTab(event)) return;
			event.preventDefault();
			goTo(link.pathname + link.search + link.hash, event.timeStamp);
		};
		let timer: ReturnType<typeof setTimeout> | undefined;
		// A state that is set to what it is makes React run the effects of the next page before it is painted.
		let known: string | undefined;
		const want = (path: string) => {
			if (path !== known) setWanted(path);
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
	}, [goTo]);
	return wanted && <PrefetchPageLinks page={wanted} />;
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
