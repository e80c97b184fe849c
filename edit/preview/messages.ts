import type { Facts } from "#model/facts/facts.ts";
import type { ImageMaster, Size } from "#model/pictures/pictures.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import type { PublishedVersions } from "../history.ts";

/** The content before or after a published change. */
export type PublishedVersion = {
	versions: PublishedVersions;
	side: "before" | "after";
};

export type RenderRequest = {
	texts: ReadonlyMap<string, string>;
	saved: ReadonlyMap<string, string>;
	pictures: readonly ImageMaster[];
	brokenPictures: readonly ContentProblem[];
	/** Set if the preview shows a page of the history. */
	published: PublishedVersion | undefined;
	pictureKey: string;
	address: string;
};

export type Checked = {
	/** The `file` of each problem is relative to the content folder: "pricing.yaml". */
	problems: readonly ContentProblem[];
	/** Content that pages omit or that the owner could improve. A warning does not prevent saving. */
	warnings: readonly ContentProblem[];
	/** Warnings that the saved content has already. */
	savedWarnings: readonly ContentProblem[];
	/** Facts of the last content that could be rendered, keyed by name. */
	facts: Facts;
	/**
	 * URL paths of articles, landing pages and events, keyed by file. Also those of `published`.
	 */
	addresses: Readonly<Record<string, string>>;
	/** URL paths that texts may link to. Empty before the first check. */
	linkAddresses: ReadonlySet<string>;
	/** Requirements on pictures, keyed by file and field: "pages/home.yaml intro.photo.file". */
	requested: Readonly<Record<string, RequestedPicture>>;
};

type RequestedPicture = {
	minimumSize: Size;
	aspectRatios: readonly string[];
};

export type RenderedPage = {
	address: string;
	html: string;
	/** The HTML of the other published version. */
	otherHtml?: string | undefined;
};

export type RenderResult = {
	checked: Checked;
	address: string;
	page: RenderedPage | undefined;
};

export type WorkerMessage = "ready" | RenderResult;

/** A message from the frame to the editor. */
export type FrameMessage =
	| { kind: "ready" }
	| { kind: "shown" }
	| { kind: "scrolled"; top: number }
	| { kind: "followed"; address: string }
	| { kind: "clicked"; text: string; picture: string };

export type PreviewPage = {
	html: string;
	/** The HTML to compare with. "" unless the preview already shows a page at this address. */
	before: string;
	top: number;
};
