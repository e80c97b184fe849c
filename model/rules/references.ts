import type { z } from "zod";
import { isStoredImage } from "#lib/image-address.ts";
import type { articlePage } from "../articles/article-page.ts";
import type { ImageMaster } from "../pictures/pictures.ts";
import type { articleFrontMatter } from "../schema/article.ts";
import type { Coaches } from "../schema/coaches.ts";
import type { testimonials } from "../schema/testimonials.ts";
import type { ContentProblem } from "../text/content-error.ts";
import type { ContentFile } from "../text/content-file.ts";
import { formatPath } from "../text/path.ts";
import { textsOf } from "../text/texts-of.ts";

const pictureName = /\.(jpg|png|svg)$/;
const pictureFields = new Set<PropertyKey>([
	"file",
	"image",
	"logo",
	"favicon",
]);
const addressFields = new Set<PropertyKey>(["original", "webp"]);

/** Every field that names a picture must name one that is in content/images. */
export function missingPictures(
	file: ContentFile,
	images: ReadonlyMap<string, ImageMaster>,
): ContentProblem[] {
	return textsOf(file.value)
		.filter(
			({ text, path }) =>
				pictureFields.has(path.at(-1) ?? "") &&
				pictureName.test(text) &&
				!images.has(text),
		)
		.map(({ text, path }) => ({
			file: file.name,
			line: file.lineOf(path),
			field: formatPath(path),
			expected: "a picture that is in content/images",
			found: JSON.stringify(text),
		}));
}

/** Addresses of pictures that are on no storage host (GAL-07); `value` is the file's own with the facts filled in. */
export function strangePictures(
	file: ContentFile,
	value: unknown,
	storage: readonly string[],
): ContentProblem[] {
	return textsOf(value)
		.filter(
			({ text, path }) =>
				addressFields.has(path.at(-1) ?? "") && !isStoredImage(text, storage),
		)
		.map(({ text, path }) => ({
			file: file.name,
			line: file.lineOf(path),
			field: formatPath(path),
			expected: `a picture on ${storage.join(" or ") || "a host of imageStorage"}`,
			found: `${JSON.stringify(text)}, which is left out`,
		}));
}

/** The lists of testimonials.yaml name people of the same file. */
export function unknownTestimonials(
	all: z.infer<typeof testimonials>,
	file: ContentFile | undefined,
): ContentProblem[] {
	const { people: _, ...lists } = all;
	return Object.entries(lists).flatMap(([list, ids]) =>
		ids.flatMap((id, index) => unknownMember(all, file, [list, index], id)),
	);
}

/** A page that quotes a member names one of testimonials.yaml. */
export function unknownMember(
	{ people }: z.infer<typeof testimonials>,
	file: ContentFile | undefined,
	path: readonly PropertyKey[],
	id: string,
): ContentProblem[] {
	if (id in people || !file) return [];
	return [
		{
			file: file.name,
			line: file.lineOf(path),
			field: formatPath(path),
			expected: `a name under people (${Object.keys(people).join(", ")})`,
			found: `"${id}"`,
		},
	];
}

type ArticleFields = z.infer<typeof articleFrontMatter>;

/** An article leads to a service that pages/article.yaml has words for (ENT-17). */
export function unknownServices(
	{ relatedService }: ArticleFields,
	services: z.infer<typeof articlePage>["services"],
	file: ContentFile | undefined,
): ContentProblem[] {
	if (!file || services.some(({ to }) => to === relatedService)) return [];
	return [
		{
			file: file.name,
			line: file.lineOf(["relatedService"]),
			field: "relatedService",
			expected: `a service of pages/article.yaml (${services.map(({ to }) => to).join(", ")})`,
			found: JSON.stringify(relatedService),
		},
	];
}

/** An author is a coach, or marked as a guest: otherwise the name may be misspelled. */
export function unknownAuthors(
	{ author, guest }: ArticleFields,
	coaches: Coaches,
	file: ContentFile | undefined,
): ContentProblem[] {
	const names = Object.values(coaches).map(({ name }) => name);
	if (!file || guest || names.includes(author)) return [];
	return [
		{
			file: file.name,
			line: file.lineOf(["author"]),
			field: "author",
			expected: `a coach (${names.join(", ")}), or guest: true where a guest wrote it`,
			found: JSON.stringify(author),
		},
	];
}

/** A picture that is not of content/images lies on the gym's own cloud storage (C-24). */
export function foreignPictures(
	{ photo }: ArticleFields,
	storage: readonly string[],
	file: ContentFile | undefined,
): ContentProblem[] {
	if (!file || !("address" in photo)) return [];
	if (isStoredImage(photo.address, storage)) return [];
	const path = ["photo", "address"];
	return [
		{
			file: file.name,
			line: file.lineOf(path),
			field: formatPath(path),
			expected: `an address on ${storage.join(" or ") || "a host of imageStorage"}`,
			found: JSON.stringify(photo.address),
		},
	];
}
