import { isStoredPicture } from "#lib/stored-picture.ts";
import type { FilledFile } from "../facts/fill-facts.ts";
import type { Article, Content } from "../files.ts";
import type { ImageMaster } from "../pictures/pictures.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { type ParsedFile, problemAt } from "../text/content-file.ts";
import type { Path } from "../text/path.ts";
import { textsOf } from "../text/walk-values.ts";

const pictureExtension = /\.(jpg|png|svg)$/;
const pictureFields = new Set<PropertyKey>([
	"file",
	"image",
	"logo",
	"favicon",
]);
const addressFields = new Set<PropertyKey>(["original", "webp"]);

export function problemsInTexts(
	{ file, value }: Pick<FilledFile, "file" | "value">,
	isWrong: (text: string, path: Path) => boolean,
	expected: string,
	found: (text: string) => string = JSON.stringify,
): ContentProblem[] {
	return textsOf(value)
		.filter(({ text, path }) => isWrong(text, path))
		.map(({ text, path }) => problemAt(file, path, expected, found(text)));
}

export function missingPictures(
	file: ParsedFile,
	images: ReadonlyMap<string, ImageMaster>,
): ContentProblem[] {
	return problemsInTexts(
		{ file, value: file.value },
		(text, path) =>
			pictureFields.has(path.at(-1) ?? "") &&
			pictureExtension.test(text) &&
			!images.has(text),
		"a picture of content/images",
	);
}

/** Reports pictures that pages omit, because their host is not in `storage` (GAL-07). */
export function picturesOnUnknownHosts(
	filled: FilledFile,
	storage: readonly string[],
): ContentProblem[] {
	return problemsInTexts(
		filled,
		(text, path) =>
			addressFields.has(path.at(-1) ?? "") && !isStoredPicture(text, storage),
		`a picture on ${formatHosts(storage)}`,
		(text) => `${JSON.stringify(text)}, which is left out`,
	);
}

function formatHosts(storage: readonly string[]): string {
	return storage.join(" or ") || "a host of integrations.yaml";
}

export function unknownMembers(
	filled: FilledFile,
	{ people }: Content["testimonials"],
): ContentProblem[] {
	const hasLists = filled.file.name.endsWith("/testimonials.yaml");
	return problemsInTexts(
		filled,
		(text, path) => {
			const last = path.at(-1);
			const namesMember =
				typeof last === "number"
					? hasLists || path.at(-2) === "people"
					: last === "person";
			return namesMember && !Object.hasOwn(people, text);
		},
		`a person of testimonials.yaml (${Object.keys(people).join(", ")})`,
	);
}

/**
 * Reports an unknown service (ENT-17) and a picture on an unknown host (C-24). Also reports an
 * author who is neither a coach nor marked as a guest, because the name may be misspelled.
 */
export function checkArticle(
	{ relatedService, author, guest, photo }: Article,
	{
		articlePage,
		coaches,
		integrations: { imageStorage },
	}: Pick<Content, "coaches" | "integrations"> & {
		articlePage: Content["pages"]["article"];
	},
	file: ParsedFile,
): ContentProblem[] {
	const services = articlePage.services.map(({ to }) => to);
	const names = Object.values(coaches).map(({ name }) => name);
	const problems: ContentProblem[] = [];
	const report = (path: Path, expected: string, found: string) =>
		problems.push(problemAt(file, path, expected, JSON.stringify(found)));
	if (!guest && !names.includes(author))
		report(
			["author"],
			`a coach (${names.join(", ")}), or \`guest: true\` where a guest wrote it`,
			author,
		);
	if (!services.includes(relatedService))
		report(
			["relatedService"],
			`a service of pages/article.yaml (${services.join(", ")})`,
			relatedService,
		);
	if ("address" in photo && !isStoredPicture(photo.address, imageStorage))
		report(
			["photo", "address"],
			`an address on ${formatHosts(imageStorage)}`,
			photo.address,
		);
	return problems;
}
