import { expect, test } from "vitest";
import {
	elementsIn,
	hrefsIn,
	sectionOf,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";
import { frozenContent } from "../support/contents.ts";

const { site, integrations } = frozenContent;
const page = renderedPage("/contact");

test("CONT-05 G-25 HOURS-01 the list has phone, email, address, hours, parking and the business listing", () => {
	const [list] = elementsIn(page.main, "dl").filter((element) =>
		textOf(element).includes("Parking"),
	);
	const rows = Object.fromEntries(
		(list ? elementsIn(list, "div") : []).flatMap((row) =>
			textsIn(row, "dt").map((name) => [
				name,
				{
					words: textsIn(row, "dd")[0],
					lines: textsIn(row, "li"),
					links: hrefsIn(row),
				},
			]),
		),
	);
	expect(rows).toEqual({
		Phone: expect.objectContaining({ links: ["tel:+12065550142"] }),
		Email: expect.objectContaining({ links: [`mailto:${site.email}`] }),
		Address: expect.objectContaining({
			words: "214 Foundry Way Belltown, Seattle, WA 98121",
			links: ["#find-us"],
		}),
		Parking: expect.objectContaining({
			words: expect.stringMatching(/^Paid street parking/),
		}),
		Listing: expect.objectContaining({ links: [integrations.links.listing] }),
		Hours: expect.objectContaining({
			lines: [
				"Mon – Fri, 5:30 AM – 8:00 PM",
				"Saturday, 8:00 AM – 10:30 AM",
				"Sunday, closed",
			],
		}),
	});
});

test("CONT-07 EMBED-06 G-25 Find Us has a text, the address, a map on request and the way in two maps", () => {
	const findUs = sectionOf(page, "find-us");
	expect(textsIn(findUs, "h2")).toEqual(["Find Us"]);
	expect(textOf(findUs)).toContain("214 Foundry Way, Seattle, WA 98121");
	expect(textsIn(findUs, "button")).toEqual(["Load the map"]);
	const place =
		"Ironbell+Strength+%26+Conditioning%2C+214+Foundry+Way%2C+Seattle%2C+WA+98121";
	expect(hrefsIn(findUs).filter((href) => href?.includes("maps"))).toEqual([
		`https://maps.apple.com/?daddr=${place}`,
		`https://www.google.com/maps/dir/?api=1&destination=${place}`,
	]);
});
