import type { ComponentType } from "react";
import type { HeaderMode } from "#booking/header-mode.ts";
import type { Page } from "#lib/head.ts";

/** What a page tells the document around it: exported by each page module as `handle`. */
export type PageHandle = {
	/** Its content; that of a page made of many files comes with the page alone. */
	page?: Page;
	header?: HeaderMode;
	/** Parts of the page appear or end by the visitor's clock (src/startup/past-events.ts). */
	hasTimedParts?: boolean;
};

/** What a page of which there are many is given (docs/decisions/0007-article-pages.md). */
export type LoadedPage<Content> = { loaderData: Content };

export type PageModule = {
	default: ComponentType<{ loaderData: never }>;
	handle?: PageHandle;
};
