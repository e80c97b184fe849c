import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { second } from "../../tests/support/gyms.ts";
import { noHistory } from "../../tests/support/no-history.ts";
import { readXml } from "../../tests/support/read-xml.ts";
import { samplePage } from "../../tests/support/sample-page.ts";
import { calendarFiles } from "../calendar/calendar-files.ts";
import { designColors } from "./design-colors.ts";
import { machineFiles } from "./machine-files.ts";
import { structuredData } from "./structured-data/structured-data.ts";

const colors = await designColors();

describe.each([
	"Łukasz, Nguyễn, ıİ, Ελλάδα, Жанна, 王伟",
	"“Ten” ½ ⅓ ™ → € № •",
	"A & B < C > D \"E\" 'F' ]]> ; \\ G",
	"🏋️‍♀️ 👨‍👩‍👧‍👦 1️⃣ 🇺🇸",
	"葛飾 میخواهم שלום",
])("the text %j", (text) => {
	const quoted = JSON.stringify(text);
	const gym = second
		.with(
			"articles/long-way.md",
			"title: The long way to the yard",
			`title: ${quoted}`,
		)
		.with("schedule.yaml", "name: Deck Class", `name: ${quoted}`)
		.with("site.yaml", "name: Harbor Lane Barbell Club", `name: ${quoted}`);
	const content = gym.content();
	const page = samplePage("/", text);
	const files = machineFiles(content, [page], colors);
	const fileAt = (path: string) => files.get(path) ?? "";

	test("is unchanged in the feed of articles", () => {
		const titles = readXml(fileAt("/feed.atom"))
			.filter(({ name }) => name === "title")
			.map(({ text }) => text.replaceAll("&lt;", "<").replaceAll("&amp;", "&"));
		expect(titles).toContain(text);
	});

	test("is unchanged in the web manifest and in structured data", () => {
		expect(JSON.parse(fileAt("/site.webmanifest")).name).toBe(text);
		const data = structuredData({
			content,
			path: "/",
			page,
			image: "/share/a.jpg",
		});
		expect(JSON.stringify(data)).toContain(JSON.stringify(text).slice(1, -1));
	});

	test("is unchanged in the calendar, despite line folding", () => {
		const calendar =
			calendarFiles(content, noHistory).get("/schedule.ics") ?? "";
		const read = new TextDecoder("utf-8", { fatal: true }).decode(
			new TextEncoder().encode(calendar),
		);
		const events = new ICAL.Component(ICAL.parse(read))
			.getAllSubcomponents("vevent")
			.map((event) => new ICAL.Event(event));
		for (const { summary, location } of events) {
			expect(summary).toBe(`${text}, Harbor Lane`);
			expect(location).toContain(`${text}, 9 Ropewalk Lane`);
		}
	});
});
