import { holdBack } from "../../support/browser/hold-back.ts";
import { barLink, footerLink } from "../../support/browser/links.ts";
import {
	appReady,
	drawnWhole,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";

test("a new page begins at its top, with the focus on its heading and its own title; a link pressed for a new tab leaves it, and its own link takes no second place in the history", async ({
	page,
	context,
}) => {
	await openReady(page, "/");
	const link = (name: string) =>
		page.getByRole("contentinfo").getByRole("link", { name });

	await link("Pricing").click();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(page).toHaveTitle(/\| Ironbell$/);
	await expect(page).toHaveURL("/pricing");
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await expect(page.locator("html")).toHaveAttribute("data-app", "ready");
	const entry = () => page.evaluate(() => history.state.key);
	const shown = await entry();

	const opened = context.waitForEvent("page");
	await link("Schedule").click({ modifiers: ["ControlOrMeta"] });
	await expect(await opened).toHaveURL("/schedule");
	expect(await entry()).toBe(shown);

	await link("Pricing").click();
	await expect.poll(entry).not.toBe(shown);
	await expect(page).toHaveURL("/pricing");
	await page.goBack();
	await expect(page).toHaveURL("/");
});

test("a page is fetched ahead with its style when the visitor points at its link, as soon as a finger goes down on it, and with the query of the link; not before, and not twice", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname, search } = new URL(request.url());
		asked.push(pathname + search);
	});
	const files = (name: string) =>
		asked
			.filter((path) => path.startsWith(`/assets/${name}-`))
			.map((path) => path.split(".").at(-1))
			.toSorted();
	await openReady(page, "/fitness-tips/training/rest-days");
	expect(files("pricing")).toEqual([]);
	await barLink(page, "Pricing").hover();
	await expect.poll(() => files("pricing")).toEqual(["css", "js"]);

	expect(files("about")).toEqual([]);
	await footerLink(page, "About").evaluate((link) => {
		const bubbles = { bubbles: true };
		link.dispatchEvent(new PointerEvent("pointerdown", bubbles));
		// Whoever moves on to something else ends the wait that goes before a page is fetched.
		document.body.dispatchEvent(new PointerEvent("pointerover", bubbles));
	});
	await expect.poll(() => files("about")).toContain("js");

	const data = () => asked.filter((path) => path.includes(".data"));
	const back = page
		.getByRole("main")
		.getByRole("link", { name: "Back", exact: true });
	await back.hover();
	await expect.poll(data).toEqual(["/fitness-tips.data?tab=training"]);
	await back.click();
	await expect(page).toHaveURL("/fitness-tips?tab=training");
	expect(new Set(data()).size).toBe(1);
});

test("a style that was fetched ahead waits for its page: the page that is left never has it", async ({
	page,
}) => {
	await openReady(page, "/fitness-tips/training/rest-days");
	const heading = page.getByRole("main").getByRole("heading", { level: 1 });
	await heading.evaluate((old) => {
		const early: string[] = [];
		const watch = () => {
			if (!old.isConnected) return;
			for (const { href, media } of document.styleSheets)
				if (href?.includes("/pricing-") && media.mediaText !== "not all")
					early.push(href);
		};
		new MutationObserver(watch).observe(document, {
			childList: true,
			subtree: true,
		});
		document.addEventListener("load", watch, { capture: true });
		Reflect.set(window, "earlyStyles", early);
	});
	const link = barLink(page, "Pricing");
	await link.hover();
	await expect(
		page.locator('link[rel="stylesheet"][href*="/pricing-"]'),
	).toHaveCount(1);
	await link.click();
	await expect(page).toHaveURL("/pricing");
	await expect(heading).toBeFocused();
	expect(await page.evaluate(() => Reflect.get(window, "earlyStyles"))).toEqual(
		[],
	);
});

test("the way back from another document keeps the place, and another document begins at its top", async ({
	page,
}) => {
	const place = () => page.evaluate(() => Math.round(scrollY / 10));
	await openReady(page, "/pricing");
	await drawnWhole(page);
	await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
	await openReady(page, "/schedule");
	await expect.poll(place).toBe(0);
	await page.goBack();
	await appReady(page);
	await expect.poll(place).toBe(150);
});

test("a visitor who goes on while a page's data is still coming leaves no error behind", async ({
	page,
}) => {
	// The first line of the data comes, its end does not.
	await page.addInitScript(() => {
		const { fetch } = window;
		window.fetch = async (asked, options) => {
			const answer = await fetch(asked, options);
			const signal = options?.signal;
			if (!String(asked).includes(".data") || !signal) return answer;
			const bytes = new Uint8Array(await answer.arrayBuffer());
			const body = new ReadableStream({
				start(line) {
					line.enqueue(bytes);
					signal.addEventListener("abort", () => line.error(signal.reason));
					document.documentElement.dataset.begun = "";
				},
			});
			return new Response(body, answer);
		};
	});
	const release = await holdBack(page, /\/assets\/article-(?!card)/);
	await openReady(page, "/fitness-tips?tab=training");
	await page
		.getByRole("main")
		.getByRole("link", { name: "What a rest day is for" })
		.first()
		.click();
	await expect(page.locator("html[data-begun]")).toHaveCount(1);
	await expect(
		page.getByRole("progressbar", { name: "Loading page" }),
		"the page has not come, or nothing is let go of",
	).toBeVisible();
	await footerLink(page, "Pricing").click();
	await expect(page).toHaveURL("/pricing");
	release();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a page that has to be fetched first leaves the old one usable; Back right after it returns, and of two links that are pressed at once the second one leads", async ({
	page,
}) => {
	const release = await holdBack(page, "**/assets/pricing-*.js");
	await openReady(page, "/");
	const heading = page.getByRole("heading", { level: 1 });
	const left = await heading.textContent();
	await footerLink(page, "Pricing").click();
	await expect(
		page.getByRole("progressbar", { name: "Loading page" }),
	).toBeVisible();
	await page.getByRole("button", { name: "Dark theme" }).click();
	await expect(page.locator("html")).toHaveClass(/dark/);
	await expect(heading).toHaveText(left ?? "");
	release();
	await page.waitForURL("/pricing");

	// Before the change of page has been drawn to its end.
	await page.goBack();
	await expect(page).toHaveURL("/");
	await expect(heading).toHaveText(left ?? "");

	const footer = page.getByRole("contentinfo");
	const first = await footer
		.getByRole("link", { name: "Corporate" })
		.elementHandle();
	await footer
		.getByRole("link", { name: "Schedule" })
		.evaluate((second: HTMLElement, link) => {
			if (link instanceof HTMLElement) link.click();
			second.click();
		}, first);
	await expect(page).toHaveURL("/schedule");
	await expect(page).toHaveTitle(/Schedule/);
});
