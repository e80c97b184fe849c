// Runs in a worker: validates the content and renders one page.
import {
	articlePath,
	pathWithoutCategory,
} from "#articles/list/article-paths.ts";
import { renderPage } from "#document/render-page.tsx";
import { pastEntries } from "#model/edit/past-entries.ts";
import { withPlaceholders } from "#model/edit/placeholders.ts";
import { noPicture } from "#model/edit/replace-value.ts";
import type { Content } from "#model/files.ts";
import { addressesOf, linkAddressesOf } from "#model/page-addresses.ts";
import { eventsPath, hasEvents } from "#model/pages/events.ts";
import { landingAddress } from "#model/pages/landing.ts";
import { type ParsedContent, parseContent } from "#model/parse-content.ts";
import {
	createImages,
	type Images,
	type PictureFile,
} from "#model/pictures/pictures.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { formatPath } from "#model/text/path.ts";
import { requestAllPictures } from "#pages/pages.ts";
import { contentStyles } from "../../publish/content/content-styles.ts";
import { withProviderOrigin } from "../../publish/content/provider-origin.ts";
import type { SiteAssets } from "../build-app.ts";
import type { PublishedVersions } from "../history.ts";
import type { Pictures } from "../picture-store.ts";
import type {
	Checked,
	RenderedPage,
	RenderRequest,
	RenderResult,
	WorkerMessage,
} from "./messages.ts";

const fetchSite = async (): Promise<SiteAssets> =>
	(await fetch("/site/site.json")).json();
/** Undefined after a failed request. */
let site: Promise<SiteAssets> | undefined = fetchSite();

let last: Pick<Checked, "facts" | "addresses" | "linkAddresses"> = {
	facts: new Map(),
	addresses: {},
	linkAddresses: new Set(),
};
let requested: Checked["requested"] = {};
/** The check of the saved texts, which runs again only after a save. */
let lastSaved: { texts: string; result: ParsedContent } | undefined;

addEventListener("message", ({ data }: MessageEvent<RenderRequest>) => {
	// A rejected promise alone does not fire the `onerror` of the editor.
	render(data).then(send, reportError);
});
send("ready");

function send(message: WorkerMessage): void {
	postMessage(message);
}

async function render(request: RenderRequest): Promise<RenderResult> {
	const { texts, saved, published, address } = request;
	const checker = createChecker(request);
	const check = (all: ReadonlyMap<string, string>) => {
		const result = checker.check(all);
		if (result.kind === "content")
			requested = Object.fromEntries(
				result.pictures
					.filter(({ minimumSize }) => minimumSize.width > 0)
					.map(({ name, path, minimumSize, aspectRatios }) => [
						`${name} ${formatPath(path)}`,
						{ minimumSize, aspectRatios },
					]),
			);
		return result;
	};
	const savedTexts = JSON.stringify([...saved]);
	if (savedTexts !== lastSaved?.texts)
		lastSaved = { texts: savedTexts, result: check(saved) };
	const checked = check(texts);
	const { content, problems } = withPlaceholders(texts, saved, checked, check);
	if (content)
		last = {
			facts: content.facts,
			addresses: addressesByFile(content),
			linkAddresses: linkAddressesOf(content),
		};
	const shown = published
		? contentOf(published.versions[published.side], saved)
		: { content, images: checker.images() };
	const other =
		published &&
		contentOf(published.versions[otherSide[published.side]], saved);
	const page = await renderRequested(shown, request);
	const otherPage = other && (await renderRequested(other, request));
	return {
		checked: {
			problems: problems.map(withFormFile),
			warnings: warningsOf(checked, texts, saved),
			savedWarnings: warningsOf(lastSaved.result, saved, saved),
			...last,
			addresses: {
				...(shown.content && addressesByFile(shown.content)),
				...last.addresses,
			},
			requested,
		},
		address,
		page: page && { ...page, otherHtml: otherPage?.html },
	};
}

function createChecker({ pictures, brokenPictures }: Pictures) {
	const masters = new Map(
		[noPicture, ...pictures].map((master) => [master.file, master]),
	);
	let images = createImages(masters);
	return {
		check: (texts: ReadonlyMap<string, string>) =>
			parseContent(texts, masters, {
				brokenPictures,
				requestPictures(content, all) {
					images = all;
					requestAllPictures(content, all);
				},
			}),
		/** Returns the pictures that the last check requested. */
		images: () => images,
	};
}

type Version = PublishedVersions["before"];

const otherSide = { before: "after", after: "before" } as const;

/** Replaces what the rules of today reject, such as a picture that was deleted later. */
function contentOf(version: Version, saved: RenderRequest["saved"]) {
	const { check, images } = createChecker(version);
	const texts = new Map(Object.entries(version.texts));
	const { content } = withPlaceholders(texts, saved, check(texts), check);
	return { content, images: images() };
}

function addressesByFile(content: Content): Record<string, string> {
	return Object.fromEntries([
		...content.articles.map(({ slug, category }) => [
			`articles/${slug}.md`,
			articlePath(category, slug),
		]),
		...content.landing.map(({ slug }) => [
			`landing/${slug}.yaml`,
			landingAddress(slug),
		]),
		...(hasEvents(content) ? [["events.yaml", eventsPath]] : []),
	]);
}

function warningsOf(
	result: ParsedContent,
	texts: ReadonlyMap<string, string>,
	saved: ReadonlyMap<string, string>,
): readonly ContentProblem[] {
	if (result.kind === "problems") return [];
	const today = new Date().toISOString().slice(0, 10);
	return [
		...result.content.warnings.map(withFormFile),
		...pastEntries(texts, saved, today),
	];
}

/** Removes "content/" from the problem's path, because all other paths in the editor omit it. */
function withFormFile(problem: ContentProblem): ContentProblem {
	return { ...problem, file: problem.file.replace(/^content\//, "") };
}

/** A gray box with a cross. The URL contains no spaces, because a space ends a URL in a srcset. */
const noPictureUrl = `data:image/svg+xml,${encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" preserveAspectRatio="none"><path fill="#666d6a" d="M0 0h10v10H0z"/><path stroke="#89908c" stroke-width=".05" d="m0 0 10 10M10 0 0 10"/></svg>',
)}`;

async function renderRequested(
	{ content, images }: { content: Content | undefined; images: Images },
	{ address, pictureKey }: RenderRequest,
): Promise<RenderedPage | undefined> {
	if (!content) return undefined;
	site ??= fetchSite();
	const { islands, styles } = await site.catch((error) => {
		site = undefined;
		throw error;
	});
	const all = addressesOf(content);
	// Also tries the path without category, because an article may have another category now (C-20).
	const path = [address, pathWithoutCategory(address)].find(
		(one) => one !== undefined && all.includes(one),
	);
	if (path === undefined) return undefined;
	const html = await renderPage(path, withoutProviders(content), images, {
		islands,
		styles: {
			...styles,
			document: styles.document + contentStyles(content),
		},
	});
	const fileAt = (published: string) => {
		const file = images.files.get(published);
		if (file?.master === noPicture) return noPictureUrl;
		const master = content.images.get(images.copies.get(published) ?? "");
		const name = file
			? pictureUrlPart(file)
			: master && `${master.hash}/${master.file}`;
		return name ? `/site/pictures/${pictureKey}/${name}` : published;
	};
	return {
		address,
		html: html
			.replaceAll(/\/images\/[\w-]+\.\w+/g, fileAt)
			// Disables the 404 page's script. The script would look for a page at the frame's URL.
			.replace(' data-enhance="not-found"', "")
			// Disables the prefetch of other pages, because this server does not have them.
			.replace(/<script type="speculationrules">.*?<\/script>/s, ""),
	};
}

function withoutProviders(content: Content): Content {
	const { links, imageStorage } = content.integrations;
	const moved = withProviderOrigin(content, `${location.origin}/site/provider`);
	return {
		...content,
		integrations: { ...moved.integrations, links, imageStorage },
	};
}

/**
 * Returns the part of the picture's URL with hash, crop and size (px). With these values, the
 * server can create the picture without reading the content.
 */
function pictureUrlPart({ master, crop, width, height }: PictureFile): string {
	const { left, top } = crop;
	const cropAndSize = `${left}-${top}-${crop.width}-${crop.height}-${width}-${height}`;
	return `${master.hash}/${cropAndSize}/${master.file}`;
}
