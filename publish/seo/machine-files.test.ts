import { describe, expect, test } from "vitest";
import { articlePath } from "#articles/list/article-paths.ts";
import { toIsoDate } from "#lib/time/printed-date.ts";
import { frozen } from "../../tests/support/gyms.ts";
import { samplePage } from "../../tests/support/sample-page.ts";
import { designColors } from "./design-colors.ts";
import { machineFiles } from "./machine-files.ts";
import { sitemap } from "./sitemap.ts";

const content = frozen.content();
const { articles } = content;
const { url, name } = content.site;
const pathOf = ({ category, slug }: (typeof articles)[number]) =>
	articlePath(category, slug);

const listed = ["/", "/pricing", ...articles.map(pathOf)].map((path) =>
	samplePage(path),
);
const colors = await designColors();
const files = machineFiles(content, listed, colors);
const textOf = (path: string) => files.get(path) ?? "";

describe("the feed", () => {
	const entries = (atom: string) =>
		[...atom.matchAll(/<entry>[\s\S]*?<\/entry>/g)].map(([entry]) => entry);

	test("lists the articles, the newest first", () => {
		const atom = textOf("/feed.atom");
		expect(entries(atom)).toEqual(
			articles.map((article) =>
				expect.stringContaining(`<id>${url}${pathOf(article)}</id>`),
			),
		);
		const authors = entries(atom).map(
			(entry) => /<name>(.*?)</.exec(entry)?.[1],
		);
		expect(authors).toEqual(articles.map(({ author }) => author));
		const titles = atom.matchAll(/<title type="html"><!\[CDATA\[(.*?)\]\]>/g);
		expect([...titles].map(([, title]) => title)).toEqual(
			articles.map(({ title }) => title),
		);
		const dates = [...atom.matchAll(/<published>(.*?)</g)].map(([, at]) => at);
		expect(dates).toEqual(dates.toSorted().toReversed());
		expect(atom).toContain(`<link rel="self" href="${url}/feed.atom"/>`);
	});

	function datesIn(timeZone: string, gym: typeof content) {
		const schedule = { ...gym.schedule, timeZone };
		const files = machineFiles({ ...gym, schedule }, [], colors);
		const format = new Intl.DateTimeFormat("en-CA", { timeZone });
		const atom = files.get("/feed.atom") ?? "";
		const datesOf = (tag: string) =>
			entries(atom).map((entry) => {
				const [, at = ""] = new RegExp(`<${tag}>(.*?)<`).exec(entry) ?? [];
				return format.format(Date.parse(at));
			});
		return { published: datesOf("published"), updated: datesOf("updated") };
	}

	test.each([
		"America/Los_Angeles",
		"America/New_York",
		"Pacific/Honolulu",
		"Pacific/Kiritimati",
		"America/Havana",
	])("has each article's date in the gym's time zone: %s", (zone) => {
		// The days around each clock change; in Havana clocks change at midnight.
		const days = [
			"March 7, 2026",
			"March 8, 2026",
			"March 9, 2026",
			"October 31, 2026",
			"November 1, 2026",
			"November 2, 2026",
		];
		const [article = expect.fail("no article")] = articles;
		const gym = {
			...content,
			articles: days.map((date) => ({ ...article, date })),
		};
		const expected = days.map(toIsoDate);
		expect(datesIn(zone, gym)).toEqual({
			published: expected,
			updated: expected,
		});
	});

	test("contains the date of an article's correction, as does the sitemap", () => {
		const [newest = expect.fail("no article"), ...rest] = articles;
		const corrected = {
			...newest,
			date: "June 1, 2023",
			updated: "July 4, 2024",
		};
		const gym = { ...content, articles: [corrected, ...rest] };
		const { published, updated } = datesIn(content.schedule.timeZone, gym);
		expect([published[0], updated[0]]).toEqual(["2023-06-01", "2024-07-04"]);
		const files = machineFiles(gym, [samplePage(pathOf(corrected))], colors);
		expect(files.get("/feed.atom")).toMatch(/<updated>2024-07-04T19:00/);
		expect(files.get("/sitemap.xml")).toContain("<lastmod>2024-07-04<");
	});

	test("of a gym without articles has an update time, but no entries", () => {
		const none = { ...content, articles: [] };
		const empty = machineFiles(none, [], colors).get("/feed.atom") ?? "";
		expect(entries(empty)).toEqual([]);
		expect(empty).toMatch(/<updated>\d{4}-\d\d-\d\dT/);
	});
});

test("the sitemap lists escaped addresses, with the date of each dated page", () => {
	const xml = sitemap(
		[samplePage("/?a&b"), samplePage("/fitness-tips/training/a-day")],
		new Map([["/fitness-tips/training/a-day", "2023-05-11"]]),
	);
	expect(xml).toContain(`<url><loc>${url}/?a&amp;b</loc></url>`);
	expect(xml).toContain("a-day</loc><lastmod>2023-05-11</lastmod></url>");
});

test("security.txt contains a contact, an expiry date and its address (RFC 9116)", () => {
	const text = textOf("/.well-known/security.txt");
	expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
	expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT\d\d:00:00.000Z$/m);
	expect(text).toContain(`Canonical: ${url}/.well-known/security.txt`);
});

test("an expired security.txt is not published (RFC 9116)", () => {
	const later = frozen.content("2027-11-01");
	const published = machineFiles(later, listed, colors).keys();
	expect([...published]).not.toContain("/.well-known/security.txt");
});

test("the web manifest contains name, colors, icons of 192 and 512 px", () => {
	const manifest = JSON.parse(textOf("/site.webmanifest"));
	expect(manifest).toMatchObject({
		name,
		theme_color: colors.theme,
		background_color: colors.ground,
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
