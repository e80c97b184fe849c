import { useMatches } from "react-router";
import { type PageHandle, plainPage } from "./page-handle.ts";

/** The handle of the page that is shown; a plain page where there is none. */
export function usePageHandle(): PageHandle {
	const handle = useMatches().at(-1)?.handle;
	return isPageHandle(handle) ? handle : plainPage;
}

function isPageHandle(handle: unknown): handle is PageHandle {
	return (
		typeof handle === "object" &&
		handle !== null &&
		"header" in handle &&
		"isOnPhoto" in handle
	);
}
