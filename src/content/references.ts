import type { z } from "zod";
import type { ContentProblem } from "./content-error.ts";
import { type ContentFile, formatPath } from "./content-file.ts";
import type { ImageMaster } from "./image-masters.ts";
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

/** The lists of testimonials.yaml name people of the same file. */
export function unknownTestimonials(
	{ people, ...lists }: z.infer<typeof testimonials>,
	file: ContentFile | undefined,
): ContentProblem[] {
	return Object.entries(lists).flatMap(([list, ids]) =>
		ids.flatMap((id, index) => {
			return unknownPerson(id, people, file, [list, index]);
		}),
	);
}

/** A page that quotes one person names someone of testimonials.yaml. */
export function unknownPerson(
	id: string,
	people: z.infer<typeof testimonials>["people"],
	file: ContentFile | undefined,
	path: readonly PropertyKey[],
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
