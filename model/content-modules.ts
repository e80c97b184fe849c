import type { PageMeta } from "#lib/page-meta.ts";
import { articleWordsView } from "./articles/article-page.ts";
import { fitnessTipsView } from "./articles/fitness-tips-page.ts";
import {
	type Content,
	type ContentWithPictures,
	pageFiles,
	pages,
} from "./files.ts";
import { eventsView } from "./pages/events.ts";
import { pictureUses } from "./pictures/picture-uses.ts";
import { pageName } from "./registry.ts";
import type { PageHead } from "./schema/fields.ts";
import { keepWordsTogether } from "./text/line-breaks.ts";
import { leadFrameView } from "./views/frames.ts";
import { headView } from "./views/head.ts";
import { openNowView } from "./views/open-now.ts";
import { shellView } from "./views/shell.ts";

/** What several pages show, or pages that are made of many files; by the names of their modules. */
const parts = {
	shell: shellView,
	"open-now": openNowView,
	galleries: (content: Content) => content.galleries,
	"thank-you": ({ thankYou, integrations }: Content) => ({
		...thankYou,
		directionsUrl: integrations.links.directions,
	}),
	/** The thank-you page and the contact page show it (EMBED-06). */
	map: ({ dialogs, integrations }: Content) => ({
		...dialogs.map,
		url: integrations.frames.map.url,
	}),
	/** The question about measuring and what the pixel needs; part of the site only where there is a pixel. */
	measurement: ({ privacyChoice, integrations }: Content) => ({
		words: privacyChoice,
		policy: "/privacy",
		pixel: {
			id: integrations.pixel.id,
			scripts: integrations.pixel.scripts,
		},
		/** The page that counts as a lead (PIXEL-01). */
		leadPath: integrations.frames.prolabsRequest.thankYou,
	}),
	"fitness-tips": fitnessTipsView,
	article: articleWordsView,
	"card-fallback": (content: ContentWithPictures) =>
		content.pipeline.picture(
			content.pages.fitnessTips.fallbackPhoto,
			pictureUses.card,
		),
	events: eventsView,
	"dialog-consultation": (content: Content) =>
		leadFrameView(content, "consultation"),
};

type Parts = typeof parts;
type Pages = typeof pageFiles;
/** The name of a page's module: that of its file. */
type NameOf<Path> = Path extends `pages/${infer Name}.${string}` ? Name : never;
/** The words of its file, but for those in whose place the view shows something else. */
type ShownBy<View, Words> = View extends (...given: never[]) => infer Shown
	? Omit<Words, keyof Shown> & Shown
	: Words;

/**
 * What each module "content:name" holds: just what one page or the shell shows, made in the build. The browser
 * receives neither the rest of the content nor the code that reads it.
 */
type ContentModules = {
	[Name in keyof Parts]: ReturnType<Parts[Name]>;
} & {
	[Name in keyof Pages as Pages[Name] extends { page: object; path: infer Path }
		? NameOf<Path>
		: never]: Pages[Name] extends { page: { view: infer View } }
		? Omit<ShownBy<View, Content["pages"][Name]>, "head"> & { head: PageMeta }
		: never;
};

/** The modules of all pages and parts: publish/content/module-types.ts tells TypeScript of them. */
export const moduleNames: readonly string[] = [
	...Object.keys(parts),
	...pages.map(({ name }) => name),
];

/** Makes all modules; orders the pictures of all pages from the pipeline. */
export function contentModules(content: ContentWithPictures): ContentModules {
	const modules = Object.fromEntries([
		...Object.entries(parts).map(
			([name, view]) => [name, view(content)] as const,
		),
		...Object.entries(pageFiles).flatMap(([key, file]) => {
			if (!("page" in file)) return [];
			const { address, view } = file.page;
			const words: { head: PageHead } = Reflect.get(content.pages, key);
			const shown = {
				...words,
				...view?.(content),
				head: headView(content, address, words.head),
			};
			return [[pageName(file.path), shown] as const];
		}),
	]);
	// A loop over the list has the type of the list, which TypeScript cannot follow.
	return keepWordsTogether(modules) as ContentModules;
}
