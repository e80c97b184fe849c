import type { Locator } from "@playwright/test";
import { notFoundNoise } from "../support/not-found-noise.ts";
import { sitePaths } from "../support/site-paths.ts";
import { sandboxOrigin } from "../support/sites.ts";
import { appReady, expect, test } from "../support/test.ts";

const pagesOfTheSite = [
	"/",
	"/about",
	"/programs",
	"/schedule",
	"/pricing",
	"/fitness-tips",
	"/contact",
	"/group-classes",
	"/personal-training",
	"/nutrition-coaching",
	"/open-gym",
	"/corporate",
	"/prolabs",
	"/terms",
	"/privacy",
	"/accessibility",
];

const pagesElsewhere = [
	["Metabolic Health", `${sandboxOrigin}/metabolic`],
	["Store", `${sandboxOrigin}/store`],
	["Facebook", "https://www.facebook.com/"],
	["Instagram", "https://www.instagram.com/"],
	["LinkedIn", "https://www.linkedin.com/"],
	["YouTube", "https://www.youtube.com/"],
] as const;

function addresses(links: Locator): Promise<string[]> {
	return links.evaluateAll((all) =>
		all.map((link) => link.getAttribute("href") ?? ""),
	);
}

test.describe(() => {
	test.use(notFoundNoise);
	for (const path of sitePaths()) {
		test(`FOOT-01 the footer stands on ${path}`, async ({ page }) => {
			await page.goto(path);
			await expect(page.getByRole("contentinfo")).toContainText(
				"Ironbell Strength & Conditioning",
			);
			await expect(page.getByRole("contentinfo")).toHaveCount(1);
		});
	}
});

for (const path of ["/corporate", "/prolabs"]) {
	test(`FOOT-01 the footer stands on ${path}, whole`, async ({ page }) => {
		await page.goto(path);
		await appReady(page);
		const links = page.getByRole("contentinfo").getByRole("link");
		expect(await addresses(links)).toEqual(
			expect.arrayContaining(pagesOfTheSite),
		);
	});
}

test("FOOT-02 the footer leads to the 15 pages of the site and to the accessibility statement, no other", async ({
	page,
}) => {
	await page.goto("/");
	const footer = page.getByRole("contentinfo");
	const ours = (await addresses(footer.getByRole("link"))).filter((address) =>
		address.startsWith("/"),
	);
	expect([...new Set(ours)].toSorted()).toEqual(pagesOfTheSite.toSorted());
});

test("FOOT-03 the footer leads to the metabolic program, the store and four profiles, in new tabs", async ({
	page,
}) => {
	await page.goto("/");
	const footer = page.getByRole("contentinfo");
	for (const [name, address] of pagesElsewhere) {
		const link = footer.getByRole("link", {
			name: `${name} (opens in a new tab)`,
			exact: true,
		});
		await expect(link).toHaveAttribute("href", address);
		await expect(link).toHaveAttribute("target", "_blank");
		await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
	}
	await expect(footer.locator("a[target]")).toHaveCount(pagesElsewhere.length);
});

test("FOOT-04 the footer says who, where and when", async ({ page }) => {
	await page.goto("/");
	const footer = page.getByRole("contentinfo");
	await expect(
		footer.getByRole("link", { name: "Ironbell, home" }),
	).toBeVisible();
	for (const words of [
		"Ironbell Strength & Conditioning is a neighborhood gym in Belltown",
		"214 Foundry Way",
		"Seattle, WA 98121",
	]) {
		await expect(footer).toContainText(words);
	}
	await expect(
		footer.getByRole("link", { name: "(206) 555-0142" }),
	).toHaveAttribute("href", "tel:+12065550142");
	await expect(
		footer.getByRole("link", { name: "hello@ironbell.example" }),
	).toHaveAttribute("href", "mailto:hello@ironbell.example");
	await expect(footer.getByRole("row")).toHaveText([
		/^Mon\S*\s*(to|–|-)\s*Fri\S*5:30 AM\s*(to|–|-)\s*8:00 PM$/,
		/^Sat\S*8:00\s*(AM)?\s*(to|–|-)\s*10:30 AM$/,
		/^Sun\S*Closed$/,
	]);
});

for (const year of [2019, 2031]) {
	test(`FOOT-05 in ${year} the copyright says ${year}`, async ({ page }) => {
		await page.clock.setFixedTime(new Date(year, 5, 15));
		await page.goto("/");
		await appReady(page);
		await expect(page.getByRole("contentinfo")).toContainText(
			`© ${year} Ironbell Strength & Conditioning`,
		);
	});
}

test("FOOT-05 the built page holds no year, which would grow old", async ({
	noScriptPage: page,
}) => {
	await page.goto("/");
	const words = await page.getByRole("contentinfo").innerText();
	expect(words).toContain("Ironbell Strength & Conditioning");
	expect(words).not.toMatch(/\b20\d\d\b/);
});
