import { clockAt, instantAt } from "#lib/time/zone-clock.ts";
import { slugIn } from "../content-file-types.ts";
import type { Facts } from "../facts/facts.ts";
import type { FilledFile } from "../facts/fill-facts.ts";
import { type Content, folders, requiredFiles } from "../files.ts";
import { landingAddress } from "../pages/landing.ts";
import { moment } from "../schema/fields.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { type ParsedFile, problemAt } from "../text/content-file.ts";
import { type Path, valueAt } from "../text/path.ts";
import { maxSummaryLength, minSummaryLength } from "../text/summary.ts";
import { textsOf, valuesIn } from "../text/walk-values.ts";

/** A longer headline pushes the buttons off the first screen of a phone. */
const headlineLength = 60;

const maxWordLength = 30;
const longWord = new RegExp(`\\p{L}{${maxWordLength + 1},}`, "gu");

const figure =
	/\$\d[\d,]*(?:\.\d\d)?|\b\d+[ -](?:minute|hour|people|session|second|days’ notice)s?/g;

/**
 * Warns of each price or number, such as "$79", that the owner typed although a fact has this
 * value. A typed figure stays the same when the fact changes (CONST-05, CONST-06).
 */
export function typedFigures(
	{ file }: FilledFile,
	facts: Facts,
): ContentProblem[] {
	return textsOf(file.value).flatMap(({ text, path }) =>
		[...text.matchAll(figure)].flatMap(([typed]) => {
			const names = factsEqualTo(typed, facts);
			return names.length === 0
				? []
				: problemAt(
						file,
						path,
						`${names.map((name) => `{${name}}`).join(" or ")}, which follows every change`,
						JSON.stringify(typed),
					);
		}),
	);
}

/**
 * Returns the names of the facts that are equal to `typed`, such as "$79". "60 seconds" is also
 * equal to a fact "60" whose name contains the unit, such as policies.waiverSeconds.
 */
function factsEqualTo(typed: string, facts: Facts): string[] {
	const [number = "", unit = ""] = typed.split(/[ -]/);
	const singular = unit.replace(/s$/, "");
	return [...facts].flatMap(([name, text]) => {
		const isSame =
			unit && text === number
				? name
						.toLowerCase()
						.includes(typed.includes("notice") ? "notice" : singular)
				: text === typed || text === `${number} ${singular}s`;
		return isSame ? [name] : [];
	});
}

/**
 * Warns of titles and descriptions that two pages share (SEO-01), and of descriptions that are too
 * short or too long for search results.
 */
export function headWarnings(filled: readonly FilledFile[]): ContentProblem[] {
	const heads = filled.flatMap((one) => {
		const isArticle = one.file.name.startsWith("content/articles/");
		const paths: Path[] = isArticle
			? [["title"], ["excerpt"]]
			: [
					["head", "title"],
					["head", "description"],
				];
		return paths.flatMap((path, index) => {
			const text = valueAt(one.value, path);
			const kind = index === 0 ? "title" : "description";
			return typeof text === "string" ? { ...one, path, text, kind } : [];
		});
	});
	return heads.flatMap(({ file, path, text, kind }) => {
		const same = heads.find(
			(other) =>
				other.file !== file && other.kind === kind && other.text === text,
		);
		return [
			...(same
				? [
						problemAt(
							file,
							path,
							`a ${kind} of its own`,
							`that of ${same.file.name} as well`,
						),
					]
				: []),
			...(kind === "description"
				? unusualLength(text).map((expected) =>
						problemAt(file, path, expected, `${text.length} characters`),
					)
				: []),
		];
	});
}

function unusualLength({ length }: string): string[] {
	if (length < minSummaryLength)
		return [`at least ${minSummaryLength} characters`];
	return length > maxSummaryLength
		? [`at most ${maxSummaryLength} characters`]
		: [];
}

export function unlinkedPages(
	filled: readonly FilledFile[],
	valuesByPath: ReadonlyMap<string, object>,
): ContentProblem[] {
	const linked = new Set(
		filled
			.flatMap(({ value, body }) => [
				...textsOf(value).map(({ text }) => text),
				...body.links.map(({ href }) => href),
			])
			.map((address) => address.replace(/[?#].*$/, "")),
	);
	return filled.flatMap(({ file, value }) => {
		const path = file.name.replace("content/", "");
		const slug = slugIn(folders.landing, path);
		const address = slug
			? landingAddress(slug)
			: requiredFiles.find((one) => one.path === path)?.address;
		if (!address || address === "/" || linked.has(address)) return [];
		const isInMenu = slug && valueAt(value, ["menu"]);
		const place = ["head", "noindex"];
		return isInMenu || valueAt(valuesByPath.get(path), place)
			? []
			: problemAt(
					file,
					place,
					"a link to this page in navigation.yaml or in a text, or `noindex: true`",
					"no link",
				);
	});
}

/** Warns of an expired security.txt, which the build leaves out (publish/seo/machine-files.ts). */
export function expiredSecurityContact(
	{ site, today }: Pick<Content, "site" | "today">,
	file: ParsedFile,
): ContentProblem[] {
	const { goodUntil } = site.security;
	if (!today || goodUntil > today) return [];
	const expected = `a day after today, ${today}; a year ahead is good`;
	return [problemAt(file, ["security", "goodUntil"], expected, goodUntil)];
}

/** Warns of a price of 0 (a field whose name begins with "price"), which pages show as "$0". */
export function zeroPrices({ file, value }: FilledFile): ContentProblem[] {
	return valuesIn(value).flatMap(({ value: price, path }) =>
		price === 0 && /^price/.test(String(path.at(-1)))
			? problemAt(file, path, "a price above $0", "$0")
			: [],
	);
}

/** Warns of a link in the notation of articles, such as "[prices](/pricing)", in any other text. */
export function linksInPlainTexts({ file }: FilledFile): ContentProblem[] {
	return textsOf(file.value).flatMap(({ text, path }) =>
		[...text.matchAll(/\[[^\]]+\]\([^)\s]+\)/g)].flatMap(([link]) =>
			problemAt(
				file,
				path,
				"words alone, because only the texts of articles and legal pages show links",
				JSON.stringify(link),
			),
		),
	);
}

/** Warns of a time that clocks skip, such as 2:30 AM on the day when summer time begins. */
export function skippedTimes(
	{ file, value }: FilledFile,
	timeZone: string,
): ContentProblem[] {
	return textsOf(value).flatMap(({ text, path }) => {
		const { data } = /^\d{4}-/.test(text) ? moment.safeParse(text) : {};
		if (!data) return [];
		const { time } = clockAt(timeZone, instantAt(timeZone, data));
		return time === data.time
			? []
			: problemAt(
					file,
					path,
					"another time, because clocks are set forward over this one on that day",
					text,
				);
	});
}

/** Warns of a word that a narrow phone cannot show on one line of a button or a price. */
export function longWords({ file, value }: FilledFile): ContentProblem[] {
	return textsOf(value).flatMap(({ text, path }) =>
		[...text.matchAll(longWord)].map(([word]) =>
			problemAt(
				file,
				path,
				`words of at most ${maxWordLength} letters, which fit on a phone`,
				word,
			),
		),
	);
}

export function longHeadlines({ file, value }: FilledFile): ContentProblem[] {
	return valuesIn(value).flatMap(({ value: headline, path }) => {
		if (path.at(-1) !== "headline") return [];
		const { length } = [headline].flat().join(" ");
		return length <= headlineLength
			? []
			: problemAt(
					file,
					path,
					`at most ${headlineLength} characters, which leave room for the buttons on a phone`,
					`${length} characters`,
				);
	});
}

/**
 * The number of characters that fit into a header of 1220 px. Narrower headers show no links
 * (src/shell/header/header-nav.module.css). The space around a label is as wide as 3 characters.
 */
const maxHeaderCharacters = 103;
const labelSpacingCharacters = 3;

export function crowdedBar(
	{ bar, modes }: Content["navigation"],
	file: ParsedFile,
): ContentProblem[] {
	const action = modes.default.action;
	const labels: { path: Path; text: string }[] = [
		...bar.map(({ label }, index) => ({
			path: ["bar", index, "label"],
			text: label,
		})),
		{ path: ["modes", "default", "action"], text: action },
	];
	const room = maxHeaderCharacters - labelSpacingCharacters * bar.length;
	const characterCount = labels.reduce(
		(total, { text }) => total + text.length,
		0,
	);
	const [longest] = labels.toSorted((a, b) => b.text.length - a.text.length);
	if (characterCount <= room || !longest) return [];
	return [
		problemAt(
			file,
			longest.path,
			`shorter words: the header, with its button, has room for ${room} letters in ${bar.length} labels`,
			`${characterCount} letters`,
		),
	];
}
