import type { Page } from "@playwright/test";
import { frameDialogs, frameOf, open } from "../../support/browser/frames.ts";
import { expect, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

/** What the providers are asked for: the frames' pages, the form-embed script, the map. */
const known =
	/^\/(widget\/(booking|form)\/[a-z-]+|js\/form_embed\.js|map\/embed)$/;

/** Requests of the site itself, not those of the pages inside its frames. */
function watch(page: Page) {
	const outside: string[] = [];
	const posts: string[] = [];
	page.on("request", (request) => {
		const { origin, pathname } = new URL(request.url());
		if (!["GET", "HEAD"].includes(request.method())) posts.push(request.url());
		const isOfFrame =
			request.frame() !== page.mainFrame() &&
			request.resourceType() !== "document";
		if (origin === sandboxOrigin && !isOfFrame) outside.push(pathname);
	});
	return { outside, posts };
}

test("EMBED-09 ROUTE-03 each dialog asks the provider for its page and its script, nothing else", async ({
	page,
}) => {
	const { outside, posts } = watch(page);
	for (const frameDialog of frameDialogs)
		await test.step(frameDialog.name, async () => {
			await open(page, frameDialog);
			await expect(frameOf(page, frameDialog)).toHaveCSS("opacity", "1");
			await page.waitForLoadState("networkidle");
			expect(outside).toContain(new URL(frameDialog.url).pathname);
			expect(outside.filter((path) => !known.test(path))).toEqual([]);
			expect(posts).toEqual([]);
		});
});
