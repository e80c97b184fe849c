import type { HeaderMode } from "#booking/header-mode.ts";

/** What a page tells the shell around it: exported by each page module as `handle`. */
export type PageHandle = {
	/** Which bar, menu and main dialog the page has (NAV-01). */
	header: HeaderMode;
	/** The page begins with a photograph behind the bar (NAV-15). */
	isOnPhoto: boolean;
	/** Parts of the page may be over by the visitor's clock (src/startup/past-events.ts). */
	hasEvents?: boolean;
};

export const plainPage: PageHandle = { header: "default", isOnPhoto: false };

export const photoPage: PageHandle = { header: "default", isOnPhoto: true };

/** The landing pages, each with its own bar; the dialog behind its button stands on the page itself. */
export const corporatePage: PageHandle = {
	header: "corporate",
	isOnPhoto: true,
};
export const prolabsPage: PageHandle = { header: "prolabs", isOnPhoto: true };

/** What React Router gives to a page that has a loader. */
export type LoadedPage<Loader extends (...given: never[]) => unknown> = {
	loaderData: ReturnType<Loader>;
};

/**
 * While an owner edits, what a loader gives changes under an open page (src/entry.client.tsx); one that is prerendered
 * would not ask again. Exported by pages with a loader as `shouldRevalidate`.
 */
export const asksWhileEditing = import.meta.env.DEV ? () => true : undefined;
