import { expect, test } from "vitest";
import {
	attribute,
	type BuiltPage,
	elementsIn,
	linkNamed,
	sectionOf,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import {
	renderedPage,
	renderedPages,
} from "../support/built/rendered-pages.ts";

/** Returns the titles of dialogs that buttons with this label open. */
function openedBy(page: BuiltPage, words: string, section?: string) {
	const title = `${section}-title`;
	return page
		.all(section ? "section" : "body")
		.filter(
			(element) => !section || attribute(element, "aria-labelledby") === title,
		)
		.flatMap((part) => elementsIn(part, "button"))
		.filter((button) => textOf(button) === words)
		.map((button) => {
			const opened = page
				.all("dialog")
				.find(
					(element) =>
						attribute(element, "id") === attribute(button, "commandfor"),
				);
			return opened && textsIn(opened, "h2")[0];
		});
}

const trial = "Book Your Free Trial Class";
const call = "Book Your 30-Minute Consultation";
const quote = "Request Your Corporate Quote";
const walk = "ProLabs Information Request";

test.each([
	["HOME-08", "/", "Claim Your Free Class Today", [trial, trial]],
	["GROUP-01", "/group-classes", "Book Your Free Class", [trial], "hero"],
	["GROUP-01", "/group-classes", "Free consultation", [call], "hero"],
	[
		"NUTR-01",
		"/nutrition-coaching",
		"Book a free consultation",
		[call],
		"hero",
	],
	[
		"NUTR-08",
		"/nutrition-coaching",
		"Book a free consultation",
		[call],
		"closing",
	],
	[
		"PT-01",
		"/personal-training",
		"Book a free 30-minute intro",
		[call],
		"hero",
	],
	[
		"PT-08",
		"/personal-training",
		"Book a free 30-minute intro",
		[call],
		"intro",
	],
	["G-19", "/personal-training", "Book a free consultation", [call]],
	["G-19", "/pricing", "Start with Silver", [trial]],
	["G-19", "/pricing", "Go Gold", [trial]],
	["G-19", "/pricing", "Book a free consultation", [call]],
	["PRICE-07", "/pricing", "Try Your First Class Free", [trial]],
	["PRICE-12", "/pricing", "Book a Free Class", [trial], "guarantee"],
	["PROG-05", "/programs", "Book Your Free Class", [trial, trial]],
	["OPEN-09", "/open-gym", "Book Your Free Class", [trial], "closing"],
	["CONT-03", "/contact", "Book Free Trial Class", [trial]],
	["CONT-02", "/contact", "Book Free Consultation", [call]],
	["ABOUT-02 C-15", "/about", "Book Free Intro", [trial]],
	["ABOUT-03 C-15", "/about", "Meet With a Coach", [call]],
	["ABOUT-07", "/about", "Book Free Class", [trial], "begin"],
	["ABOUT-07", "/about", "Book Your 30-Minute Consultation", [call], "begin"],
	["CORP-01", "/corporate", "Request a Quote", [quote], "hero"],
	["CORP-13", "/corporate", "Request a Quote", [quote], "request"],
	["C-40", "/events", "Ask about it", [call]],
	["PROLAB-01 C-13", "/prolabs", "Book a Walk-Through", [walk]],
	["PROLAB-10 C-12", "/prolabs", "Schedule Your Tour", [walk], "tour"],
] as const)(
	"%s on %s, %s opens %j",
	(_, path, words, opened, section?: string) => {
		expect(openedBy(renderedPage(path), words, section)).toEqual(opened);
	},
);

test("NUTR-01 the hero of nutrition coaching has a headline on a photograph", () => {
	const [hero] = renderedPage("/nutrition-coaching").all("section");
	expect(hero && textsIn(hero, "h1")).toHaveLength(1);
	expect(hero && elementsIn(hero, "picture")).toHaveLength(1);
});

test.each([
	["/", "Free Trial", trial],
	["/about", "Meet With a Coach", call],
	["/corporate", "Request a Quote", quote],
	["/prolabs", "Book Walk-ThroughBook tour", walk],
])("ROUTE-26 on %s, %s opens %s", (path, words, title) => {
	expect(new Set(openedBy(renderedPage(path), words))).toEqual(
		new Set([title]),
	);
});

test("ROUTE-26 the trial class takes 90 minutes", () => {
	const [choice] = textsIn(sectionOf(renderedPage("/about"), "begin"), "p");
	expect(choice).toContain("90-minute class");
});

test("PT-01 the headline of personal training has a link to the prices", () => {
	const [hero] = renderedPage("/personal-training").all("section");
	const link = linkNamed(hero ?? expect.fail("no hero"), /^See pricing/);
	expect(attribute(link, "href")).toBe("/pricing");
});

test("NAV-18 C-51 all pages but /corporate and /prolabs offer the trial, by a floating button too", () => {
	const without = renderedPages().filter(
		({ html }) => !/<button [^>]*data-floating/.test(html),
	);
	expect(without.map(({ path }) => path)).toEqual(["/corporate", "/prolabs"]);
	for (const page of without) expect(openedBy(page, "Free Trial")).toEqual([]);
});

test("NAV-15 the header is on the photograph of exactly the pages that begin with one", () => {
	const beginsWithPhoto = (page: BuiltPage) =>
		page
			.all("img")
			.some((image) => attribute(image, "data-hero") !== undefined);
	const pathsOf = (pages: readonly BuiltPage[]) =>
		pages.map(({ path }) => path);
	const onPhoto = renderedPages().filter(({ html }) =>
		/<header [^>]*data-photo/.test(html),
	);
	expect(pathsOf(onPhoto)).toEqual(
		pathsOf(renderedPages().filter(beginsWithPhoto)),
	);
	expect(pathsOf(onPhoto)).toContain("/programs");
	expect(pathsOf(onPhoto)).not.toContain("/schedule");
});
