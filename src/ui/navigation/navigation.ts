import { use, useCallback, useEffect, useRef } from "react";
import {
	type NavigateOptions,
	UNSAFE_DataRouterContext,
	UNSAFE_FrameworkContext,
	useLocation,
	useNavigate,
	useNavigationType,
} from "react-router";

/** The address that was asked for last. */
let asked = "";

/** Goes to a page of this site after something has happened; for a link that is pressed use Link. */
export function useGoTo(): (path: string) => void {
	const changePage = useChangePage();
	return useCallback(
		(path) => {
			const { pathname, search, hash } = location;
			// As a browser does for the page that is shown already.
			const replace = path === pathname + search + hash;
			// Not within the event: React would draw each of the router's steps at once, the first of which shows nothing new.
			setTimeout(() => changePage(path, { replace }));
		},
		[changePage],
	);
}

/** The path of the page that is shown. */
export function useCurrentPath(): string {
	return useLocation().pathname;
}

/** Leads on from an address that is none, and leaves no entry of it: Back goes to where the visitor came from (C-19). */
export function useLeadOn(): (path: string) => void {
	const changePage = useChangePage();
	const missing = useMissingPath();
	return useCallback(
		(path) => changePage(path, { replace: true, state: { missing } }),
		[changePage, missing],
	);
}

/** The address that was asked for before useLeadOn, or that of the page itself. */
export function useMissingPath(): string {
	const { state, pathname } = useLocation();
	return state?.missing ?? pathname;
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

/** Another object for each entry of the browser's history that is shown. */
export function useHistoryEntry(): object {
	return useLocation();
}

/** Where the build keeps the code and the style of the page at an address. */
export function usePageFiles() {
	const router = use(UNSAFE_DataRouterContext)?.router;
	const manifest = use(UNSAFE_FrameworkContext)?.manifest;
	return useCallback(
		(path: string) => {
			const match = router?.match(path)?.at(-1);
			return match && manifest?.routes[match.route.id];
		},
		[router, manifest],
	);
}

/**
 * When a page's chunk is gone after a deploy, React Router loads the page that is shown anew, at once: what the visitor has
 * asked for last is opened in its place, as a document of the new deploy.
 */
function useChangePage(): (path: string, options: NavigateOptions) => void {
	const navigate = useNavigate();
	const filesOf = usePageFiles();
	return useCallback(
		(path, options) => {
			asked = path;
			const chunk = filesOf(path)?.module;
			if (chunk)
				import(/* @vite-ignore */ chunk).catch(() =>
					setTimeout(() => location.assign(asked)),
				);
			void navigate(path, options);
		},
		[navigate, filesOf],
	);
}
