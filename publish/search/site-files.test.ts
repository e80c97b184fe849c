import { describe, expect, test } from "vitest";
import { articleAddress } from "#articles/list/tips-address.ts";
import { frozen } from "../../tests/support/gyms.ts";
import { siteFiles } from "./site-files.ts";
import { sitemap } from "./sitemap.ts";

const content = frozen.content();
const { articles } = content;
const { url, name } = content.site;
const articlePath = ({ category, slug }: (typeof articles)[number]) =>
	articleAddress(category, slug);

function page(path: string) {
	return {
		path,
		title: `Page ${path} | ${content.site.shortName}`,
		description: "About it & more.",
		canonical: url + path,
	};
}

const listed = ["/", "/pricing", ...articles.map(articlePath)].map(page);
const colors = {
	ground: "#f4f5f2",
	theme: "#14191b",
	onTheme: "#f4f5f2",
	onTheme2: "#b6c0bf",
	accent: "#ffbe3b",
};
const files = siteFiles(content, listed, colors);
const textOf = (path: string) => files.get(path) ?? "";

describe("the feed", () => {
	const entries = (atom: string) =>
		[...atom.matchAll(/<entry>[\s\S]*?<\/entry>/g)].map(([entry]) => entry);

	test("holds the articles, the newest first, in both its forms", () => {
		const atom = textOf("/feed.atom");
		expect(entries(atom)).toEqual(
			articles.map((article) =>
				expect.stringContaining(`<id>${url}${articlePath(article)}</id>`),
			),
		);
		expect(JSON.parse(textOf("/feed.json")).items).toEqual(
			articles.map((article) =>
				expect.objectContaining({
					url: url + articlePath(article),
					title: article.title,
					author: { name: article.author },
				}),
			),
		);
		const titles = atom.matchAll(/<title type="html"><!\[CDATA\[(.*?)\]\]>/g);
		expect([...titles].map(([, title]) => title)).toEqual(
			articles.map(({ title }) => title),
		);
		const dates = [...atom.matchAll(/<published>(.*?)</g)].map(([, at]) => at);
		expect(dates).toEqual(dates.toSorted().toReversed());
		expect(atom).toContain(`<link rel="self" href="${url}/feed.atom"/>`);
	});

	test("is whole without any article", () => {
		const none = { ...content, articles: [] };
		const empty = siteFiles(none, [], colors).get("/feed.atom") ?? "";
		expect(entries(empty)).toEqual([]);
		expect(empty).toMatch(/<updated>\d{4}-\d\d-\d\dT/);
	});
});

test("the sitemap has a date where the content has one, and signs of XML kept apart", () => {
	const xml = sitemap(
		[page("/?a&b"), page("/fitness-tips/training/a-day")],
		new Map([["/fitness-tips/training/a-day", "2023-05-11"]]),
	);
	expect(xml).toContain(`<url><loc>${url}/?a&amp;b</loc></url>`);
	expect(xml).toContain("a-day</loc><lastmod>2023-05-11</lastmod></url>");
});

test("llms.txt names the gym, its hours and each page with what it is about", () => {
	const text = textOf("/llms.txt");
	expect(text).toMatch(new RegExp(`^# ${name}\n\n> `));
	expect(text).toContain("- Mon – Fri: 5:30 AM – 8:00 PM");
	expect(text).toContain(`- [Page /pricing](${url}/pricing): About it & more.`);
	expect(text.split("## Articles")[1]?.match(/^- \[/gm)).toHaveLength(
		articles.length,
	);
});

test("security.txt says whom to write to and until when, as RFC 9116 asks", () => {
	const text = textOf("/.well-known/security.txt");
	expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
	expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m);
	expect(text).toContain(`Canonical: ${url}/.well-known/security.txt`);
});

test("the web manifest has name, colors and icons in the two sizes that phones ask for", () => {
	const manifest = JSON.parse(textOf("/site.webmanifest"));
	expect(manifest).toMatchObject({
		name,
		theme_color: "#14191b",
		background_color: "#f4f5f2",
	});
	expect(
		manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [
			sizes,
			purpose,
		]),
	).toEqual([
		["192x192", "any"],
		["512x512", "any"],
		["512x512", "maskable"],
	]);
});
