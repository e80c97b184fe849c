import { type UIMatch, useMatches } from "react-router";
import type { HeaderMode } from "#booking/header-mode.ts";
import type { Page } from "#lib/head.ts";

/** What a page tells the document around it: exported by each page module as `handle`. */
export type PageHandle = {
	/** Its content; that of a page with a loader comes from there. */
	page?: Page;
	/** Which bar, menu and main dialog the page has (NAV-01); the landing pages' own dialogs stand on the page itself. */
	header?: HeaderMode;
	/** Parts of the page may be over by the visitor's clock (src/startup/past-events.ts). */
	hasEvents?: boolean;
};

/** What React Router gives to a page that has a loader. */
export type LoadedPage<Loader extends (...given: never[]) => Page> = {
	loaderData: ReturnType<Loader>;
};

/** The handle of the page that is shown. */
export function usePageHandle() {
	// The router does not know what pages export: their modules say that it is a PageHandle, their loaders give a Page.
	const match = useMatches().at(-1) as
		| UIMatch<Page | undefined, PageHandle | undefined>
		| undefined;
	const { page, header = "default", hasEvents } = match?.handle ?? {};
	return { page: match?.loaderData ?? page, header, hasEvents };
}

/**
 * While an owner edits, what a loader gives changes under an open page (src/entry.client.tsx); one that is prerendered
 * would not ask again. Exported by pages with a loader as `shouldRevalidate`.
 */
export const asksWhileEditing = import.meta.env.DEV ? () => true : undefined;
