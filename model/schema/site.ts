import { z } from "zod";
import { bareAddress, count, date, text, webAddress } from "./fields.ts";

const drawing = z
	.string()
	.regex(/^[a-z0-9-]+\.svg$/, "an SVG file of content/images")
	.meta({ kind: "drawing" });

export const site = z.strictObject({
	name: text.describe("The full name, as in the footer and in legal texts."),
	shortName: text.describe("The name in everyday speech."),
	neighborhood: text.describe("Completes the headline of the home page."),
	city: text,
	phone: z
		.string()
		.regex(/^\(\d{3}\) \d{3}-\d{4}$/, "a phone number such as (202) 555-0100")
		.meta({
			kind: "phone",
			description: "Phone links start with the country code 1.",
		}),
	email: z.email("an email address"),
	prolabsEmail: z
		.email("an email address")
		.describe("Where trainers who rent the floor write to."),
	address: z.strictObject({
		street: text,
		city: text,
		state: z
			.string()
			.regex(/^[A-Z]{2}$/, "two capital letters such as WA")
			.describe("Two letters."),
		zip: z
			.string('five digits in quotes, such as "01234"')
			.regex(/^\d{5}$/, "five digits")
			.meta({ title: "ZIP code" }),
	}),
	parkingNote: text,
	floorAreaSquareFeet: count.describe("Texts show it with a comma: 7,000."),
	activeMembers: text.describe("As printed on the home page."),
	social: z
		.array(
			z.strictObject({
				platform: z.enum(
					["Facebook", "Instagram", "LinkedIn", "YouTube"],
					"Facebook, Instagram, LinkedIn or YouTube",
				),
				url: webAddress,
			}),
		)
		.describe("In the order of the footer; each platform once."),
	logo: drawing.describe(
		"The logo next to the name: a drawing (SVG) that contains only paths.",
	),
	favicon: drawing.describe("The browser tab's icon, a drawing (SVG)."),
	description: text.describe(
		"One sentence, in the footer and for search engines.",
	),
	// The limits contain the United States, from Puerto Rico to Alaska.
	geo: z
		.strictObject({
			latitude: z
				.number("degrees such as 47.6145")
				.min(17, "degrees from 17 to 72")
				.max(72, "degrees from 17 to 72"),
			longitude: z
				.number("degrees such as -122.3446")
				.min(-180, "degrees from -180 to -64")
				.max(-64, "degrees such as -122.3446, with a minus in front"),
		})
		.describe(
			"Where the door is, for maps and search engines: degrees, west is negative.",
		),
	url: bareAddress.describe(
		"Where the site is published, without a slash at the end.",
	),
	httpsOnly: z
		.enum(["site", "subdomains", "preload"], "site, subdomains or preload")
		.default("site")
		.describe(
			"What browsers reach by https alone, for two years after a visit: this site; its subdomains, too; or both from the first visit on. Hard to take back.",
		)
		.meta({ title: "HTTPS only" }),
	security: z
		.strictObject({
			email: z.email("an email address"),
			goodUntil: date.describe(
				"The address is good until then; a year ahead at most.",
			),
		})
		.describe(
			"Who hears of a weakness of the site: published in /.well-known/security.txt (RFC 9116).",
		),
});
