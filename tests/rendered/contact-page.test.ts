import { expect, test } from "vitest";
import {
	elementsIn,
	hrefsIn,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";
import { frozenContent } from "../support/contents.ts";

const { site, integrations } = frozenContent;
const page = renderedPage("/contact");

test("CONT-05 G-25 HOURS-01 the contact list has phone, email, address, hours, parking and listing", () => {
	const [list] = elementsIn(page.main, "dl").filter((element) =>
		textOf(element).includes("Parking"),
	);
	const rows = Object.fromEntries(
		(list ? elementsIn(list, "div") : []).flatMap((row) =>
			textsIn(row, "dt").map((name) => [
				name,
				{
					text: textsIn(row, "dd")[0],
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
			text: "214 Foundry Way Belltown, Seattle, WA 98121",
			links: ["#find-us"],
		}),
		Parking: expect.objectContaining({
			text: expect.stringMatching(/^Paid street parking/),
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
