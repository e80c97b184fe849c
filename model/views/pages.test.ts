import { describe, expect, test } from "vitest";
import { second } from "../../publish/content/content-test.ts";
import { contentModules } from "../content-modules.ts";
import { thankYouFreeClassView, thankYouView } from "../pages/thank-you.ts";
import { heroPicture } from "../pictures/hero-picture.ts";
import { createPicturePipeline } from "../pictures/pictures.ts";
import { headView } from "./head.ts";
import { destination, phoneNumber } from "./links.ts";

const content = second.content();
const pipeline = createPicturePipeline(content.images);

describe("the head of a page", () => {
	const head = {
		title: "Prices",
		description: "What it costs.",
		keywords: ["prices", "gym"],
		noindex: false,
	};

	test("carries the gym's name and the whole address", () => {
		expect(headView(content, "/pricing", head)).toEqual({
			title: "Prices | Harbor Lane",
			description: "What it costs.",
			keywords: "prices, gym",
			canonical: "https://harborlane.example/pricing",
			noindex: false,
		});
	});

	test("SEO-03 of a thank-you page and of the page for missing ones keeps it out of search engines", () => {
		const modules = contentModules(content, pipeline);
		for (const name of [
			"not-found",
			"thank-you-free-class",
			"thank-you-intro-call",
			"thank-you-corporate",
			"thank-you-prolabs",
		] as const)
			expect(modules[name].head.noindex, name).toBe(true);
		expect(modules.about.head.noindex).toBe(false);
	});
});

test("IMG-03 the hero has one file per format for narrow, middle and wide windows, 1600 px at most", () => {
	const wide = {
		file: "wide.jpg",
		path: "/wide.jpg",
		width: 2400,
		height: 1350,
		placeholderColor: "432",
		hash: "0011aabb",
	};
	const picture = heroPicture(
		createPicturePipeline(new Map([["wide.jpg", wide]])),
		{
			file: "wide.jpg",
			alt: "",
			focus: [70, 50],
		},
	);
	expect(picture.variants.map(({ media }) => media)).toEqual([
		"(max-width: 767px)",
		"(min-width: 768px) and (max-width: 1199px)",
		"(min-width: 1200px)",
	]);
	expect(picture.variants.map(({ avif }) => avif)).toEqual([
		expect.stringMatching(/^\/images\/wide-640x640-\w{8}\.avif$/),
		expect.stringMatching(/^\/images\/wide-1200x675-\w{8}\.avif$/),
		expect.stringMatching(/^\/images\/wide-1600x900-\w{8}\.avif$/),
	]);
	expect(picture).toMatchObject({
		src: expect.stringMatching(/^\/images\/wide-960x540-\w{8}\.jpg$/),
		width: 1600,
		height: 900,
	});
});

describe("a destination", () => {
	test.each([
		["/pricing", { href: "/pricing", isExternal: false }],
		["#pricing", { href: "#pricing", isExternal: false }],
		[
			"store",
			{ href: "https://store.harborlane.example/store", isExternal: true },
		],
		[
			"metabolicProgram",
			{
				href: "https://metabolic.harborlane.example/metabolic",
				isExternal: true,
			},
		],
	])("%s leads to %o", (to, expected) => {
		expect(destination(content, to)).toEqual(expected);
	});
});

test("a phone number is dialed by its digits", () => {
	expect(phoneNumber("(410) 555-0177")).toBe("+14105550177");
});

test("the thank-you pages have waiver, way and contact of the gym", () => {
	expect(thankYouFreeClassView(content).waiverUrl).toBe(
		"https://waiver.harborlane.example/waiver",
	);
	expect(thankYouView(content)).toMatchObject({
		directionsUrl:
			"https://www.google.com/maps/dir/?api=1&destination=Harbor+Lane+Barbell+Club%2C+9+Ropewalk+Lane%2C+Baltimore%2C+MD+21231",
		addressLines: ["9 Ropewalk Lane", "Baltimore, MD 21231"],
		callUrl: "tel:+14105550177",
		textUrl: "sms:+14105550177",
		email: "crew@harborlane.example",
	});
});
