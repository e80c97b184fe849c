import {
	useCallback,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import {
	PrefetchPageLinks,
	useLocation,
	useNavigate,
	useNavigationType,
	useSearchParams,
} from "react-router";
import { pointingAfter } from "#lib/constants.ts";
import { fadeToPage } from "./page-fade.ts";

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
			goTo(link.pathname + link.search + link.hash);
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

function inSiteLink({ target }: Event): HTMLAnchorElement | null {
	return target instanceof Element
		? target.closest<HTMLAnchorElement>("a[data-in-site]")
		: null;
}

function isForNewTab(event: MouseEvent): boolean {
	const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
	return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** Goes to a page of this site after something has happened; for a link that is pressed use Link. */
export function useGoTo(): (path: string) => void {
	const navigate = useNavigate();
	return useCallback(
		(path) =>
			fadeToPage(async () =>
				navigate(path, {
					// As a browser does for the page that is shown already.
					replace: path === location.pathname + location.search + location.hash,
				}),
			),
		[navigate],
	);
}

/** The query of the address and how to change it without a new entry, a new page or a scroll. */
export function useQuery(): {
	/** As after the question mark; empty in the built HTML. */
	query: string;
	/** hash: the anchor that the address names from then on, with its #. */
	replaceQuery: (query: string, hash?: string) => void;
} {
	const { search } = useLocation();
	const navigate = useNavigate();
	return {
		query: search.slice(1),
		replaceQuery(query, hash = "") {
			const shown = navigate(
				{ search: query },
				{ replace: true, preventScrollReset: true },
			);
			// React Router scrolls to every anchor that it goes to: it is not told about this one.
			void Promise.resolve(shown).then(() => {
				if (hash !== "" && location.search === `?${query}`)
					history.replaceState(history.state, "", `?${query}${hash}`);
			});
		},
	};
}

/** The path of the page that is shown. */
export function useCurrentPath(): string {
	return useLocation().pathname;
}

type MissingState = { missing: string };

/** Leads on from an address that is none, and leaves no entry of it: Back goes to where the visitor came from (C-19). */
export function useLeadOn(): (path: string) => void {
	const navigate = useNavigate();
	const missing = useMissingPath();
	return useCallback(
		(path) =>
			void navigate(path, {
				replace: true,
				state: { missing } satisfies MissingState,
			}),
		[navigate, missing],
	);
}

/** The address that was asked for before useLeadOn, or that of the page itself. */
export function useMissingPath(): string {
	const { state, pathname } = useLocation();
	return isMissingState(state) ? state.missing : pathname;
}

function isMissingState(state: unknown): state is MissingState {
	return typeof state === "object" && state !== null && "missing" in state;
}

/** Whether a link of the site has led to the top of this page; not in the built HTML and on the way back. */
export function useStartsAtTop(): boolean {
	const wasLedHere = useNavigationType() !== "POP";
	return useLocation().hash === "" && wasLedHere;
}

/** Calls back when another page is shown; not for the first one. */
export function usePageChange(onChange: () => void): void {
	const path = useCurrentPath();
	const shown = useRef(path);
	useEffect(() => {
		if (shown.current === path) return;
		shown.current = path;
		onChange();
	});
}

const never = () => () => {};

/**
 * One parameter of the address, and how to change it. It is undefined in the built HTML and until React has taken
 * over: the page then shows what it shows without a parameter.
 */
export function useAddressParam(name: string): {
	value: string | undefined;
	/** undefined takes the parameter away. isNewEntry: the browser's Back returns to the value before. */
	set: (value: string | undefined, isNewEntry?: boolean) => void;
} {
	const [params, setParams] = useSearchParams();
	const isReady = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	return {
		value: isReady ? (params.get(name) ?? undefined) : undefined,
		set(value, isNewEntry = false) {
			const next = new URLSearchParams(params);
			if (value === undefined) next.delete(name);
			else next.set(name, value);
			setParams(next, { replace: !isNewEntry, preventScrollReset: true });
		},
	};
}
