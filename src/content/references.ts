import type { z } from "zod";
import { isStoredImage } from "../lib/image-address.ts";
import type { ContentProblem } from "./content-error.ts";
import { type ContentFile, formatPath } from "./content-file.ts";
import type { ImageMaster } from "./image-masters.ts";
import type { articleFrontMatter } from "./schema/article.ts";
import type { articlePage } from "./schema/article-page.ts";
import type { testimonials } from "./schema/testimonials.ts";

const pictureName = /\.(jpg|png|svg)$/;
const pictureFields = new Set<PropertyKey>([
	"file",
	"image",
	"logo",
	"favicon",
]);

/** Every field that names a picture must name one that is in content/images. */
export function missingPictures(
	file: ContentFile,
	images: ReadonlyMap<string, ImageMaster>,
): ContentProblem[] {
	const problems: ContentProblem[] = [];

	function visit(value: unknown, path: readonly PropertyKey[]): void {
		if (typeof value === "string") {
			const names =
				pictureFields.has(path.at(-1) ?? "") && pictureName.test(value);
			if (names && !images.has(value)) {
				const place = {
					file: file.name,
					line: file.lineOf(path),
					field: formatPath(path),
				};
				problems.push({
					...place,
					expected: "a picture that is in content/images",
					found: JSON.stringify(value),
				});
			}
		} else if (Array.isArray(value)) {
			value.forEach((inner, index) => {
				visit(inner, [...path, index]);
			});
		} else if (typeof value === "object" && value !== null) {
			for (const [key, inner] of Object.entries(value))
				visit(inner, [...path, key]);
		}
	}

	visit(file.value, []);
	return problems;
}

/** Addresses of pictures that are on no storage host (GAL-07); `value` is the file's own with the facts filled in. */
export function strangePictures(
	file: ContentFile,
	value: unknown,
	storage: readonly string[],
): ContentProblem[] {
	return pictureAddresses(value, [])
		.filter(({ address }) => !isStoredImage(address, storage))
		.map(({ address, path }) => ({
			file: file.name,
			line: file.lineOf(path),
			field: formatPath(path),
			expected: `a picture on ${storage.join(" or ") || "a host of imageStorage"}`,
			found: `${JSON.stringify(address)}, which is left out`,
		}));
}

function pictureAddresses(
	value: unknown,
	path: readonly PropertyKey[],
): { address: string; path: readonly PropertyKey[] }[] {
	const name = path.at(-1);
	if (typeof value === "string")
		return name === "original" || name === "webp"
			? [{ address: value, path }]
			: [];
	if (Array.isArray(value))
		return value.flatMap((inner, index) =>
			pictureAddresses(inner, [...path, index]),
		);
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		pictureAddresses(inner, [...path, key]),
	);
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
