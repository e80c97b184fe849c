import type { Page } from "@playwright/test";
import { frameDialogs, frameOf, open } from "../support/frames.ts";
import { sitePaths } from "../support/site-paths.ts";
import { sandboxOrigin } from "../support/sites.ts";
import { appReady, drawnWhole, expect, test } from "../support/test.ts";

/** What the providers are asked for: the frames' pages, the form-embed script, the map. */
const known =
	/^\/(widget\/(booking|form)\/[a-z-]+|js\/form_embed\.js|map\/embed)$/;

const openGymCalendar = "/widget/booking/free-trial-class";

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

/** What a page asks for because it is what the page is for; nothing on all others. */
const ownFrames: Record<string, readonly string[]> = {
	"/contact": ["/widget/form/contact"],
	// OPEN-01
	"/open-gym": [openGymCalendar],
};

for (const path of sitePaths()) {
	test(`EMBED-09 ROUTE-03 reading ${path} to its end asks a provider only for what the page shows`, async ({
		page,
	}) => {
		const { outside, posts } = watch(page);
		await page.goto(path === "/not-found" ? "/" : path);
		await appReady(page);
		// The end is where it stays.
		await drawnWhole(page);
		await page.keyboard.press("End");
		await expect(page.getByRole("contentinfo")).toBeInViewport();
		await page.waitForLoadState("networkidle");
		expect(new Set(outside)).toEqual(new Set(ownFrames[path] ?? []));
		expect(posts).toEqual([]);
	});
}

for (const frameDialog of frameDialogs) {
	test(`EMBED-09 ROUTE-03 the ${frameDialog.name} dialog asks the provider for its page and its script, nothing else`, async ({
		page,
	}) => {
		const { outside, posts } = watch(page);
		await open(page, frameDialog);
		await expect(frameOf(page, frameDialog)).toHaveCSS("opacity", "1");
		await page.waitForLoadState("networkidle");
		expect(outside).toContain(new URL(frameDialog.url).pathname);
		expect(outside.filter((path) => !known.test(path))).toEqual([]);
		expect(posts).toEqual([]);
	});
}
