import { describe, expect, test } from "vitest";
import config from "../../react-router.config.ts";
import { handOver } from "./article-handover.ts";
import {
	change,
	contentFolder,
	expectMistake,
	mistakes,
	mistakesIn,
} from "./content-test.ts";
import { knownPaths } from "./links.ts";
import { createPictureDesk } from "./pictures.ts";
import { readContent, schemas } from "./read-content.ts";
import { articlePages } from "./views/articles.ts";

test("the pages that links may lead to are those that are built", async () => {
	const content = await readContent("content");
	handOver(articlePages(content, createPictureDesk(content.images)));
	const built = new Set(config.prerender.paths());
	// It stands in for pages that there are not.
	built.delete("/not-found");
	expect(knownPaths(schemas.keys(), content.articles)).toEqual(built);
});

describe("a link to a page that there is not is said where it stands", () => {
	test.each(
		mistakes(`
	after a booking
	- thankYou: /thank-you-free-class
	+ thankYou: /thank-you-fre-class
	content/integrations.yaml:8 frames.freeTrial.thankYou: expected a page of this site such as /pricing, got "/thank-you-fre-class"

	in the bar
	- to: /pricing
	+ to: /pricng
	content/navigation.yaml:31 bar[3].to: expected a page of this site such as /pricing, got "/pricng"

	on a button
	- to: /pricing
	+ to: /pricing/
	content/pages/open-gym.yaml:13 hero.actions[0].to: expected a page of this site such as /pricing, got "/pricing/"

	to the page that stands in for those that there are not
	- to: /contact
	+ to: /not-found
	content/pages/fitness-tips.yaml:36 guidance.actions[0].to: expected a page of this site such as /pricing, got "/not-found"

	in a text
	- [Prices](/pricing)
	+ [Prices](/prices#list)
	content/articles/long-way.md:21: expected a page of this site such as /pricing, got "/prices#list"
`),
	)("$name", expectMistake);

	test.each([
		"/fitness-tips?tab=training",
		"/pricing#faq",
		"/",
		"/blog/first-steps",
	])("%s is a page", async (href) => {
		const folder = await contentFolder();
		await change(folder, "articles/long-way.md", "(/pricing)", `(${href})`);
		expect(await mistakesIn(folder)).toEqual([]);
	});
});
