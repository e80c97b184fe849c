import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { whileRemembered } from "./pending-page.ts";

/** Goes to a page of this site after something has happened; for a link that is pressed use Link. */
export function useGoTo(): (path: string) => void {
	const navigate = useNavigate();
	return useCallback(
		(path) => {
			const { pathname, search, hash } = location;
			const go = () =>
				navigate(path, {
					// As a browser does for the page that is shown already.
					replace: path === pathname + search + hash,
				});
			// Not within the event: React would draw each of the router's steps at once, the first of which shows nothing new.
			setTimeout(() => void whileRemembered(path, go));
		},
		[navigate],
	);
}

/** The path of the page that is shown. */
export function useCurrentPath(): string {
	return useLocation().pathname;
}

/** Leads on from an address that is none, and leaves no entry of it: Back goes to where the visitor came from (C-19). */
export function useLeadOn(): (path: string) => void {
	const navigate = useNavigate();
	const missing = useMissingPath();
	return useCallback(
		(path) =>
			void whileRemembered(path, () =>
				navigate(path, { replace: true, state: { missing } }),
			),
		[navigate, missing],
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
