import { readdirSync } from "node:fs";
import { join } from "node:path";
import { builds } from "./sites.ts";

/** Pages of one kind, which differ in their words alone. */
const alike =
	/^\/(fitness-tips\/|blog\/|thank-you-|(privacy|terms|accessibility)$)/;

/** Of those, browsers visit an article with a text, one with a video, one that is an excerpt, by each kind of address; a legal page and a thank-you page. */
const visited = [
	"/fitness-tips/nutrition/pre-workout-meals",
	"/fitness-tips/community/member-stories",
	"/fitness-tips/rest-days",
	"/blog/gym-anxiety",
	"/privacy",
	"/thank-you-free-class",
];

/** The addresses of the pages in the built site, for browsers; the not-found page stands under /not-found. */
export function sitePaths(): string[] {
	const paths = readdirSync(join(builds.site, "client"), { recursive: true })
		.map(String)
		.filter((file) => file.endsWith(".html"))
		.map((file) => `/${file.replaceAll("\\", "/").replace(/\.html$/, "")}`)
		.map((path) =>
			path === "/index" ? "/" : path.replace("/404", "/not-found"),
		)
		.filter((path) => !alike.test(path) || visited.includes(path))
		.toSorted();
	const gone = visited.filter((path) => !paths.includes(path));
	if (gone.length > 0) throw new Error(`The site lacks ${gone.join(", ")}`);
	return paths;
}
