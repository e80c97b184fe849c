import type { ImageMaster } from "#model/pictures/pictures.ts";
import type { ContentProblem } from "#model/text/content-error.ts";

/** The texts of all files with their drafts, and the page to render of them. */
export type RenderRequest = {
	texts: ReadonlyMap<string, string>;
	/** The texts as they are saved. */
	saved: ReadonlyMap<string, string>;
	pictures: readonly ImageMaster[];
	brokenPictures: readonly ContentProblem[];
	address: string;
};

/** The result of the validation. */
export type Checked = {
	problems: readonly ContentProblem[];
	/** Content that the pages omit; it does not prevent saving. */
	warnings: readonly ContentProblem[];
	/** Today's facts by name, from the last content that could be rendered. */
	facts: Readonly<Record<string, string>>;
	/** The addresses of that content's articles and landing pages, by their files. */
	addresses: Readonly<Record<string, string>>;
};

export type RenderedPage = { address: string; html: string };

export type RenderResult = {
	checked: Checked;
	/** The requested page. */
	address: string;
	/** Undefined if the content cannot be rendered, or has no such page. */
	page: RenderedPage | undefined;
};

/** What the frame reports. */
export type FrameMessage =
	| { kind: "ready" }
	| { kind: "shown" }
	| { kind: "scrolled"; top: number }
	| { kind: "followed"; address: string }
	/** `picture` is the file of a clicked picture, else empty. */
	| { kind: "clicked"; text: string; picture: string };

/** What the frame receives: a page, and where to scroll to in CSS px. */
export type FramePage = { html: string; top: number };
