import type { ComponentType } from "react";
import type { HeaderVariant } from "#booking/header-variant.ts";
import type { Page } from "#lib/page-meta.ts";

/** A page's settings for the document around it, which each page module exports as `handle`. */
export type PageHandle = {
	/** Its content; that of a page made of many files comes with the page alone. */
	page?: Page;
	header?: HeaderVariant;
	/** Parts of the page appear or end by the visitor's clock (src/startup/timed-elements.ts). */
	hasTimedParts?: boolean;
};

/** The props of a page component that renders many pages (docs/decisions/0007-article-pages.md). */
export type PageProps<Content> = { content: Content };

export type PageModule = {
	default: ComponentType<{ content: never }>;
	handle?: PageHandle;
};
