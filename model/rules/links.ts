import { articleAddresses } from "../articles/article-addresses.ts";
import type { FilledFile } from "../facts/fill-facts.ts";
import { type Content, type LandingPage, pageAddresses } from "../files.ts";
import { eventsPath } from "../pages/events.ts";
import { landingAddress } from "../pages/landing.ts";
import type { ContentProblem } from "../text/content-error.ts";
import type { ParsedFile } from "../text/content-file.ts";
import { expectedPage, isDeadLink } from "../text/link-target.ts";
import { problemsInTexts } from "./references.ts";

/** Fields that contain the path of a page. references.ts checks the field `relatedService`. */
const linkFields = new Set<PropertyKey>(["to", "thankYou"]);

/** Reports links in fields and Markdown to pages that do not exist (ROUTE-21). */
export function deadLinks(
	filled: FilledFile,
	validAddresses: ReadonlySet<string>,
): ContentProblem[] {
	return [
		...problemsInTexts(
			filled,
			(text, path) =>
				linkFields.has(path.at(-1) ?? "") && isDeadLink(text, validAddresses),
			expectedPage,
		),
		...filled.body.links
			.filter(({ href }) => isDeadLink(href, validAddresses))
			.map(({ href, line }) => ({
				file: filled.file.name,
				line,
				expected: expectedPage,
				found: JSON.stringify(href),
			})),
	];
}

const builtNames = [
	"404",
	"assets",
	"calendar",
	"icons",
	"images",
	"index",
	"share",
].map(landingAddress);

export function addressConflicts(
	{ slug }: LandingPage,
	articles: Content["articles"],
	file: ParsedFile,
): ContentProblem[] {
	const address = landingAddress(slug);
	const usedAddresses = new Set([
		...pageAddresses,
		...articleAddresses(articles),
		...builtNames,
		eventsPath,
	]);
	if (!usedAddresses.has(address)) return [];
	return [
		{
			file: file.name,
			expected: "an address of its own",
			found: `${address}, which is taken`,
		},
	];
}
