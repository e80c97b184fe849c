import { expect, test } from "vitest";
import { printWeek } from "../../../src/schedule/hours/hours.ts";
import {
	attribute,
	builtPage,
	elementsIn,
	textOf,
} from "../../support/built/built-pages.ts";
import { frozenContent } from "../../support/frozen-content.ts";

const { site, schedule, integrations } = frozenContent;
const page = builtPage("/contact");
const [list] = page
	.all("dl")
	.filter((element) => textOf(element).includes("Parking"));
const rows = new Map(
	(list ? elementsIn(list, "div") : []).flatMap((row) => {
		const [name] = elementsIn(row, "dt").map(textOf);
		const [value] = elementsIn(row, "dd");
		return name && value ? [[name, value] as const] : [];
	}),
);
const linksOf = (name: string) => {
	const row = rows.get(name);
	return (row ? elementsIn(row, "a") : []).map((link) =>
		attribute(link, "href"),
	);
};
const wordsOf = (name: string) => {
	const row = rows.get(name);
	return row && textOf(row);
};

test("CONT-05 G-25 the list has phone, email, address, hours, parking and the business listing", () => {
	expect([...rows.keys()].toSorted()).toEqual([
		"Address",
		"Email",
		"Hours",
		"Listing",
		"Parking",
		"Phone",
	]);
	expect(linksOf("Phone")).toEqual(["tel:+12065550142"]);
	expect(linksOf("Email")).toEqual([`mailto:${site.email}`]);
	expect(wordsOf("Address")).toBe(
		"214 Foundry Way Belltown, Seattle, WA 98121",
	);
	expect(wordsOf("Parking")).toMatch(/^Paid street parking/);
	expect(linksOf("Listing")).toEqual([integrations.links.listing]);
});

test("HOURS-01 the hours are those of the footer", () => {
	const hours = rows.get("Hours");
	const lines = (hours ? elementsIn(hours, "li") : []).map(textOf);
	expect(lines).toEqual([
		"Mon – Fri, 5:30 AM – 8:00 PM",
		"Saturday, 8:00 AM – 10:30 AM",
		"Sunday, closed",
	]);
	expect(lines).toEqual(
		printWeek(schedule.openingHours, "closed").map(
			(row) => `${row.days}, ${row.hours}`,
		),
	);
});

test("CONT-07 EMBED-06 G-25 Find Us has a text, the address, a map on request and the way in two maps, in new tabs", () => {
	const [findUs] = page
		.all("section")
		.filter((section) => attribute(section, "id") === "find-us");
	expect(findUs && elementsIn(findUs, "h2").map(textOf)).toEqual(["Find Us"]);
	expect(findUs && textOf(findUs)).toContain(
		"214 Foundry Way, Seattle, WA 98121",
	);
	expect(findUs && elementsIn(findUs, "button").map(textOf)).toEqual([
		"Load the map",
	]);
	const ways = (findUs ? elementsIn(findUs, "a") : []).filter((link) =>
		/Maps/.test(textOf(link)),
	);
	expect(ways.map((link) => attribute(link, "href"))).toEqual([
		"https://maps.apple.com/?daddr=Ironbell+Strength+%26+Conditioning%2C+214+Foundry+Way%2C+Seattle%2C+WA+98121",
		"https://www.google.com/maps/dir/?api=1&destination=Ironbell+Strength+%26+Conditioning%2C+214+Foundry+Way%2C+Seattle%2C+WA+98121",
	]);
	for (const link of ways) expect(attribute(link, "target")).toBe("_blank");
});
