import { describe, expect, test } from "vitest";
import {
	around,
	attribute,
	type BuiltPage,
	builtPage,
	type Element,
	elementsIn,
	sectionOf,
	textOf,
} from "../../support/built/built-pages.ts";
import { frozenContent } from "../../support/frozen-content.ts";
import { builds } from "../../support/sites/sites.ts";

const content = frozenContent;
const groupClasses = builtPage("/group-classes");
const nutrition = builtPage("/nutrition-coaching");
const openGym = builtPage("/open-gym");
const openGymIncluded =
	"Open gym is included with Silver and Gold at no extra cost.";

const words = (element: Element, ...names: string[]) =>
	elementsIn(element, ...names).map(textOf);
const heading = (page: BuiltPage) => page.all("h1").map(textOf);

describe("/group-classes", () => {
	test("ROUTE-06 shows group classes", () => {
		expect(heading(groupClasses)).toEqual(["Ninety minutes, start to finish"]);
		expect(groupClasses.text).toContain("Coached group classes");
	});

	test("GROUP-02 draws a class in four parts of 90 minutes together", () => {
		const parts = words(sectionOf(groupClasses, "class"), "li");
		expect(parts).toEqual([
			"15 min Dynamic warm-up",
			"30 min Skill and strength",
			"30 min Conditioning",
			"15 min Cool down and mobility",
		]);
		const sum = parts.reduce(
			(total, part) => total + Number.parseInt(part, 10),
			0,
		);
		expect(sum).toBe(90);
		expect(sum).toBe(content.policies.durationsInMinutes.groupClass);
	});

	test("GROUP-04 names four benefits", () => {
		expect(words(sectionOf(groupClasses, "benefits"), "h3")).toEqual([
			"Expert coaching",
			"Varied programming",
			"Flexible schedule",
			"Progress tracking",
		]);
	});

	test("GROUP-05 HOURS-02 lists the week's class times", () => {
		const rows = elementsIn(sectionOf(groupClasses, "week"), "tr").slice(1);
		expect(
			rows.map((row) => {
				const [days, , time] = words(row, "th", "td");
				return `${days} ${time}`;
			}),
		).toEqual([
			"Mon – Fri 6:30 – 8:00 AM",
			"Mon – Fri 5:00 – 6:30 PM",
			"Mon – Fri 6:30 – 8:00 PM",
			"Saturday 9:00 – 10:30 AM",
		]);
	});

	test("GROUP-05 the times are those of the schedule", () => {
		const [schedule] = builtPage("/schedule").all("main");
		const shown = schedule ? textOf(schedule) : "";
		const times = textOf(sectionOf(groupClasses, "week")).match(
			/\d+:\d\d – \d+:\d\d [AP]M/g,
		);
		expect(times).toHaveLength(4);
		expect(times?.filter((time) => !shown.includes(time))).toEqual([]);
	});

	test("GROUP-06 C-11 says that open gym is included for members", () => {
		expect(textOf(sectionOf(groupClasses, "week"))).toMatch(
			new RegExp(`${openGymIncluded} For members`),
		);
	});

	test("GROUP-07 ends with a call that leads to the schedule", () => {
		const links = elementsIn(sectionOf(groupClasses, "closing"), "a");
		expect(links.map((link) => attribute(link, "href"))).toEqual(["/schedule"]);
	});
});

describe("/nutrition-coaching", () => {
	test("ROUTE-08 NUTR-01 begins with a hero about nutrition coaching", () => {
		expect(heading(nutrition)).toEqual(["Eat for the week you actually have"]);
		const [h1] = nutrition.all("h1");
		const [hero] = h1
			? around(h1).filter(({ tagName }) => tagName === "section")
			: [];
		expect(hero && elementsIn(hero, "img")).toHaveLength(1);
		expect(hero && words(hero, "button")).toEqual(["Book a free consultation"]);
	});

	test("NUTR-02 G-22 lists how the coaching goes in four points", () => {
		const [list] = elementsIn(sectionOf(nutrition, "approach"), "ul");
		expect(list && words(list, "h3")).toHaveLength(4);
	});

	test("NUTR-03 ENT-09 names six benefits, each with a title and a sentence", () => {
		const items = elementsIn(sectionOf(nutrition, "benefits"), "li");
		expect(items).toHaveLength(6);
		for (const item of items) {
			expect(words(item, "h3")[0]).toMatch(/\w/);
			expect(words(item, "p")[0]).toMatch(/\.$/);
		}
	});

	test("NUTR-05 lists what is included", () => {
		const [plan] = elementsIn(sectionOf(nutrition, "approach"), "article");
		const included = plan ? words(plan, "li") : [];
		expect(included.length).toBeGreaterThanOrEqual(4);
		expect(included).toContain("Weekly check-in with your coach");
	});

	test("NUTR-06 quotes one member", () => {
		const quotes = nutrition.all("blockquote").map(textOf);
		expect(quotes).toHaveLength(1);
		expect(quotes[0]).toContain("Marta Oyelaran");
	});

	test("NUTR-07 costs $49 per week, as on the pricing page and in the estimator", () => {
		const [plan] = elementsIn(sectionOf(nutrition, "approach"), "article");
		expect(plan && textOf(plan)).toContain("$49 per week");
		expect(builtPage("/pricing").text).toContain("$49 per week");
		expect(content.pricing.nutritionCoaching.pricePerWeek).toBe(4900);
	});

	test("NUTR-08 ends with a call that opens the consultation", () => {
		const buttons = elementsIn(sectionOf(nutrition, "closing"), "button");
		expect(buttons.map((it) => attribute(it, "commandfor"))).toEqual([
			"consultation",
		]);
	});
});

describe("/open-gym", () => {
	test("ROUTE-09 shows open gym", () => {
		expect(heading(openGym)).toEqual(["The floor, on your own clock"]);
	});

	test("OPEN-05 ENT-09 lists what members have of it", () => {
		const titles = words(sectionOf(openGym, "benefits"), "h3");
		expect(titles).toHaveLength(4);
	});

	test("OPEN-06 ENT-10 HOURS-03 C-03 C-14 lists its hours: Saturday 8:00 to 9:00 AM, except during classes", () => {
		const hours = sectionOf(openGym, "hours");
		const days = words(hours, "dt");
		const times = words(hours, "dd");
		expect(days.map((day, index) => `${day} ${times[index]}`)).toEqual([
			"Mon – Fri 8:00 AM – 5:00 PM",
			"Saturday 8:00 – 9:00 AM",
			"Sunday Closed",
		]);
		expect(textOf(hours)).toContain("except during classes");
		expect(openGym.text).not.toContain("during class hours");
	});

	test("OPEN-07 lists five guidelines", () => {
		expect(words(sectionOf(openGym, "hours"), "h3")).toHaveLength(5);
	});

	test("OPEN-08 C-11 says that it is for members with active memberships only, with Silver and Gold at no extra cost", () => {
		const lead = textOf(sectionOf(openGym, "benefits"));
		expect(lead).toContain("for members with active memberships only");
		expect(lead).toContain(openGymIncluded);
	});

	test("OPEN-09 ends with a call for those who are no members yet", () => {
		const buttons = elementsIn(sectionOf(openGym, "closing"), "button");
		expect(buttons.map((it) => attribute(it, "commandfor"))).toEqual([
			"free-trial",
		]);
	});
});

test("C-11 the sentence about open gym is the same on open gym, group classes and pricing", () => {
	for (const page of [openGym, groupClasses, builtPage("/pricing")])
		expect(page.text, page.path).toContain(openGymIncluded);
});

test("GROUP-03 the page about group classes has a gallery of six pictures", () => {
	expect(slidesOf(groupClasses, "gallery")).toHaveLength(6);
});

test("NUTR-04 the success stories of nutrition coaching are a gallery of four pictures, each with a line about a member and a WebP version", () => {
	const slides = slidesOf(nutrition, "stories");
	expect(slides).toHaveLength(4);
	for (const slide of slides) {
		expect(words(slide, "figcaption")[0]).toMatch(/^[A-Z][a-z]+, .+: .+\.$/);
		expect(
			elementsIn(slide, "source").map((it) => attribute(it, "type")),
		).toContain("image/webp");
	}
});

test("OPEN-04 the page about open gym has a gallery of seven pictures", () => {
	expect(slidesOf(openGym, "gallery")).toHaveLength(7);
});

function slidesOf(page: BuiltPage, id: string): Element[] {
	return elementsIn(sectionOf(page, id), "li");
}

describe.each([
	[groupClasses, "gallery"],
	[nutrition, "stories"],
	[openGym, "gallery"],
] as const)("the gallery of $path", (page, id) => {
	const slides = slidesOf(page, id);

	test("GAL-08 has its pictures in the HTML, ten at most", () => {
		expect(slides.length).toBeGreaterThan(1);
		expect(slides.length).toBeLessThanOrEqual(10);
		expect(slides.map((slide) => attribute(slide, "aria-label"))).toEqual(
			slides.map((_, index) => `${index + 1} of ${slides.length}`),
		);
	});

	test("ENT-04 C-23 IMG-01 C-24 each has an original and a WebP version, on our own origin", () => {
		for (const slide of slides) {
			const [image] = elementsIn(slide, "img");
			const types = elementsIn(slide, "source").map((it) =>
				attribute(it, "type"),
			);
			expect(types).toEqual(["image/avif", "image/webp"]);
			expect(image && attribute(image, "src")).toMatch(
				/^\/images\/[\w-]+\.jpg$/,
			);
		}
	});

	test("each says what it shows, and no two pictures are the same", () => {
		const alts = slides.flatMap((slide) =>
			elementsIn(slide, "img").map((image) => attribute(image, "alt") ?? ""),
		);
		for (const alt of alts) expect(alt.length).toBeGreaterThan(15);
		expect(new Set(alts).size).toBe(slides.length);
	});
});

test("GAL-11 C-27 a page whose gallery has no pictures says so, once, and in no other way", () => {
	const empty = builtPage("/open-gym", builds.secondGym);
	expect(textOf(sectionOf(empty, "gallery"))).toBe(
		"Nothing yet Gallery images are currently being updated.",
	);
	expect(empty.html).not.toContain("No gallery images available");
});

test("GAL-07 a picture that is on no storage host is in no page of another gym, its neighbor in the storage is", () => {
	const { html } = builtPage("/group-classes", builds.secondGym);
	expect(html).toContain(
		"https://images.harborlane.example/deck.jpg?w=400&amp;q=75",
	);
	expect(html).not.toContain("left-out.jpg");
});
