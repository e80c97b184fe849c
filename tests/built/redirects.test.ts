import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { redirectFor, type SiteRules } from "../../publish/hosts/site-rules.ts";
import { builtPages } from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

const { redirects }: SiteRules = JSON.parse(
	readFileSync(join(builds.site, "site-rules.json"), "utf8"),
);

test.each(["training", "no-such-category"])(
	"C-20 an article under the category %s redirects to its short address",
	(category) => {
		expect(
			redirectFor(redirects, `/fitness-tips/${category}/pre-workout-meals`)?.to,
		).toBe("/fitness-tips/pre-workout-meals");
	},
);

test("no page redirects", () => {
	for (const { path } of builtPages())
		expect(redirectFor(redirects, path), path).toBeUndefined();
});
