import { globSync } from "node:fs";
import { join } from "node:path";
import { builds } from "./sites.ts";

/** Articles are alike: browsers visit one with a text, one with a video, one that is an excerpt, by each kind of address. */
const visitedArticles = [
	"/fitness-tips/nutrition/pre-workout-meals",
	"/fitness-tips/community/member-stories",
	"/fitness-tips/rest-days",
	"/blog/gym-anxiety",
];

/** The addresses of the pages in the built site, for browsers; the not-found page stands under /not-found. */
export function sitePaths(): string[] {
	const paths = globSync("**/*.html", { cwd: join(builds.site, "client") })
		.map((file) => `/${file.replaceAll("\\", "/").replace(/\.html$/, "")}`)
		.map((path) =>
			path === "/index" ? "/" : path.replace("/404", "/not-found"),
		)
		.filter(
			(path) =>
				!/^\/(fitness-tips|blog)\//.test(path) ||
				visitedArticles.includes(path),
		)
		.toSorted();
	const gone = visitedArticles.filter((path) => !paths.includes(path));
	if (gone.length > 0) throw new Error(`The site lacks ${gone.join(", ")}`);
	return paths;
}
