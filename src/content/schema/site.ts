import { z } from "zod";
import { date, text, webAddress } from "./fields.ts";

/** content/site.yaml: who and where the gym is. */
export const site = z.strictObject({
	/** The full name, as in the footer and in legal texts. */
	name: text,
	/** The name in everyday speech. */
	shortName: text,
	/** Completes the headline of the home page (HOME-06). */
	neighborhood: text,
	city: text,
	/** Where the site is published, without a slash at the end. */
	url: webAddress.refine(
		(url) => !url.endsWith("/"),
		"an address without a slash at the end",
	),
	/** One sentence, in the footer. */
	description: text,
	address: z.strictObject({
		street: text,
		city: text,
		/** Two letters. */
		state: z.string().regex(/^[A-Z]{2}$/, "two capital letters such as WA"),
		/** In quotes, so that a leading zero survives. */
		zip: z
			.string('five digits in quotes, such as "01234"')
			.regex(/^\d{5}$/, "five digits"),
	}),
	/** Where the door is, for maps and search engines: degrees, south and west are negative. */
	geo: z.strictObject({
		latitude: z
			.number("degrees such as 47.6145")
			.min(-90, "degrees from -90 to 90")
			.max(90, "degrees from -90 to 90"),
		longitude: z
			.number("degrees such as -122.3446")
			.min(-180, "degrees from -180 to 180")
			.max(180, "degrees from -180 to 180"),
	}),
	parkingNote: text,
	/** As people read it: (202) 555-0100. Links are made from its digits, with the country code 1. */
	phone: z
		.string()
		.regex(/^\(\d{3}\) \d{3}-\d{4}$/, "a phone number such as (202) 555-0100"),
	email: z.email("an email address"),
	/** Where trainers who rent the floor write to. */
	prolabsEmail: z.email("an email address"),
	/** Who hears of a weakness of the site: published in /.well-known/security.txt (RFC 9116). */
	security: z.strictObject({
		email: z.email("an email address"),
		/** The address is good until then; a year ahead at most. */
		goodUntil: date,
	}),
	/** Used in texts, with a comma: 7,000. */
	floorAreaSquareFeet: z
		.int("a whole number of square feet")
		.positive("a whole number of square feet"),
	/** As printed on the home page (HOME-12). */
	activeMembers: text,
	/** In the order of the footer; each platform once. */
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
		.refine(
			(list) =>
				new Set(list.map((profile) => profile.platform)).size === list.length,
			"each platform once",
		),
	/** The mark beside the name, an SVG of content/images that holds nothing but paths. */
	logo: z.string().regex(/^[a-z0-9-]+\.svg$/, "an SVG file of content/images"),
	/** The browser tab's icon, an SVG of content/images. */
	favicon: z
		.string()
		.regex(/^[a-z0-9-]+\.svg$/, "an SVG file of content/images"),
});
