import { expect, test } from "vitest";
import { robotsTxt, sitemap } from "./sitemap.ts";

const page = (path: string) => ({
	path,
	title: "",
	description: "",
	canonical: `https://gym.example${path}`,
});

test("G-27 the sitemap names each page by its one address, with a date where there is one", () => {
	const xml = sitemap(
		[page("/"), page("/fitness-tips/training/a-day")],
		new Map([["/fitness-tips/training/a-day", "2023-05-11"]]),
	);
	expect(xml).toContain("\t<url><loc>https://gym.example/</loc></url>\n");
	expect(xml).toContain(
		"<url><loc>https://gym.example/fitness-tips/training/a-day</loc><lastmod>2023-05-11</lastmod></url>",
	);
});

test("an address with signs of XML keeps them apart", () => {
	expect(sitemap([page("/?a&b")], new Map())).toContain("/?a&amp;b</loc>");
});

test("robots.txt lets everyone in and names the sitemap", () => {
	expect(robotsTxt("https://gym.example")).toBe(
		"User-agent: *\nAllow: /\n\nSitemap: https://gym.example/sitemap.xml\n",
	);
});
