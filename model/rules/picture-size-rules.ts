import { shareSize } from "#lib/constants.ts";
import { contentModules } from "../content-modules.ts";
import { type Content, files } from "../files.ts";
import { loadedPages } from "../loaded-pages.ts";
import {
	createPicturePipeline,
	type PicturePipeline,
} from "../pictures/pictures.ts";
import type { ContentProblem } from "../text/content-error.ts";
import type { ContentFile } from "../text/content-file.ts";
import { formatPath } from "../text/path.ts";
import { avatarWidth } from "../views/testimonial.ts";

type Path = readonly PropertyKey[];
type Size = { width: number; height: number };

/**
 * Pictures that are smaller than the smallest size in which a page offers them: every screen would show them blurred. The
 * pages themselves say what they need; a photograph behind a headline has to fill the widest window.
 */
export function smallPictures(
	content: Content,
	written: ReadonlyMap<string, ContentFile>,
): ContentProblem[] {
	const needs = neededSizes(content);
	return picturesIn(content).flatMap(({ path, photo }) => {
		const name = photo.file;
		const master = content.images.get(name);
		const need = largest([
			needs.get(photo) ?? { width: 0, height: 0 },
			...(isShared(path) ? [shareSize] : []),
			...(isAvatar(path) ? [{ width: avatarWidth, height: avatarWidth }] : []),
		]);
		if (!master || (master.width >= need.width && master.height >= need.height))
			return [];
		const place = placeOf(content, path);
		const file = written.get(place.file);
		if (!file) return [];
		const size = ({ width, height }: Size) => `${width} x ${height}`;
		return {
			file: file.name,
			line: file.lineOf(place.path),
			field: formatPath(place.path),
			expected: `a picture of at least ${size(need)} pixels`,
			found: `${name} with ${size(master)}`,
		};
	});
}

/** What the pages ask the pipeline for, by the photograph as it stands in the content. */
function neededSizes(content: Content): Map<object, Size> {
	const needs = new Map<object, Size>();
	const pipeline = createPicturePipeline(content.images);
	const need = (
		photo: object,
		width: number,
		aspect: readonly [number, number] | undefined,
	) => {
		const height = aspect ? Math.round((width * aspect[1]) / aspect[0]) : 0;
		needs.set(photo, largest([needs.get(photo), { width, height }]));
	};
	const asking: PicturePipeline = {
		...pipeline,
		picture(photo, use) {
			const width = use.widths[0] ?? 0;
			need(photo, width, use.aspect);
			return { ...pipeline.picture(photo, use), width };
		},
		file(photo, width, format, aspect) {
			need(photo, width, aspect);
			return pipeline.file(photo, width, format, aspect);
		},
	};
	contentModules(content, asking);
	loadedPages(content, asking);
	return needs;
}

function largest(sizes: readonly (Size | undefined)[]): Size {
	return {
		width: Math.max(...sizes.map((size) => size?.width ?? 0)),
		height: Math.max(...sizes.map((size) => size?.height ?? 0)),
	};
}

/** Everything in the content that names a picture: a photo, or an image by its file alone. */
function picturesIn({
	pages,
	articles,
	landing,
	events,
	coaches,
	testimonials,
}: Content): { path: Path; photo: { file: string } }[] {
	return walk({ pages, articles, landing, events, coaches, testimonials }, []);
}

function walk(
	value: unknown,
	path: Path,
): { path: Path; photo: { file: string } }[] {
	if (typeof value !== "object" || value === null) return [];
	if ("file" in value && typeof value.file === "string")
		return [{ path: [...path, "file"], photo: value as { file: string } }];
	return Object.entries(value).flatMap(([key, inner]) => {
		const place = [...path, Array.isArray(value) ? Number(key) : key];
		return key === "image" && typeof inner === "string"
			? [{ path: place, photo: { file: inner } }]
			: walk(inner, place);
	});
}

/** A page's picture and an article's photograph are shown where the page is shared. */
function isShared(path: Path): boolean {
	return (
		path.at(-2) === "head" || (path[0] === "articles" && path[2] === "photo")
	);
}

function isAvatar(path: Path): boolean {
	return path[0] === "testimonials";
}

/** ["pages", "openGym", "hero"] -> hero in pages/open-gym.yaml */
function placeOf(
	content: Content,
	[part, key, ...rest]: Path,
): { file: string; path: Path } {
	if (part === "articles")
		return {
			file: `articles/${content.articles[Number(key)]?.slug}.md`,
			path: rest,
		};
	if (part === "landing")
		return {
			file: `landing/${content.landing[Number(key)]?.slug}.yaml`,
			path: rest,
		};
	if (part === "pages")
		return {
			file: files.pages[key as keyof typeof files.pages].path,
			path: rest,
		};
	return {
		file: `${String(part)}.yaml`,
		path: key === undefined ? rest : [key, ...rest],
	};
}
