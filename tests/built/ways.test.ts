import { expect, test } from "vitest";
import {
	attribute,
	type BuiltPage,
	builtPage,
	builtPages,
	elementsIn,
	linkCalled,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";

/** What the buttons of a page, or of a section, that read so open, by the titles of the dialogs that stand on it. */
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
	["/", "Claim Your Free Class Today", [trial, trial]],
	["/group-classes", "Book Your Free Class", [trial], "hero"],
	["/group-classes", "Free consultation", [call], "hero"],
	["/nutrition-coaching", "Book a free consultation", [call, call, call]],
	["/nutrition-coaching", "Book a free consultation", [call], "hero"],
	["/nutrition-coaching", "Book a free consultation", [call], "closing"],
	["/personal-training", "Book a free 30-minute intro", [call, call]],
	["/personal-training", "Book a free 30-minute intro", [call], "hero"],
	["/personal-training", "Book a free 30-minute intro", [call], "intro"],
	["/personal-training", "Book a free consultation", [call]],
	["/pricing", "Start with Silver", [trial]],
	["/pricing", "Go Gold", [trial]],
	["/pricing", "Book a free consultation", [call]],
	["/pricing", "Try Your First Class Free", [trial]],
	["/pricing", "Book a Free Class", [trial], "guarantee"],
	["/programs", "Book Your Free Class", [trial, trial]],
	["/open-gym", "Book Your Free Class", [trial], "closing"],
	["/contact", "Book Free Trial Class", [trial]],
	["/about", "Book Free Intro", [trial]],
	["/about", "Meet With a Coach", [call]],
	["/about", "Book Free Class", [trial], "begin"],
	["/about", "Book Your 30-Minute Consultation", [call], "begin"],
	["/contact", "Book Free Consultation", [call]],
	["/corporate", "Request a Quote", [quote], "hero"],
	["/corporate", "Request a Quote", [quote], "request"],
	["/events", "Ask about it", [call]],
	["/prolabs", "Book a Walk-Through", [walk]],
	["/prolabs", "Schedule Your Tour", [walk], "tour"],
])(
	"HOME-08 GROUP-01 NUTR-01 NUTR-08 PT-01 PT-08 ROUTE-26 PRICE-07 PRICE-12 PROG-05 OPEN-09 CONT-02 CONT-03 ABOUT-02 ABOUT-03 ABOUT-07 CORP-13 PROLAB-01 PROLAB-10 C-12 C-13 C-15 on %s, %s opens %j",
	(path, words, opened, section?: string) => {
		expect(openedBy(builtPage(path), words, section)).toEqual(opened);
	},
);

test("PT-01 the headline of personal training has a link to the prices", () => {
	const [hero] = builtPage("/personal-training").all("section");
	const way = linkCalled(hero ?? expect.fail("no hero"), /^See pricing/);
	expect(attribute(way, "href")).toBe("/pricing");
});

test("NAV-18 C-51 every page has the floating Free Trial button but /corporate and /prolabs, which do not offer it at all", () => {
	const without = builtPages().filter(
		({ html }) => !/<button [^>]*data-floating/.test(html),
	);
	expect(without.map(({ path }) => path)).toEqual(["/corporate", "/prolabs"]);
	for (const page of without) expect(openedBy(page, "Free Trial")).toEqual([]);
});

test("NAV-15 the bar knows which pages begin with a photograph", () => {
	const withPhotograph = builtPages().filter(({ html }) =>
		/<header [^>]*data-photo/.test(html),
	);
	expect(withPhotograph.map(({ path }) => path)).toEqual([
		"/about",
		"/comeback",
		"/corporate",
		"/group-classes",
		"/",
		"/nutrition-coaching",
		"/open-gym",
		"/personal-training",
		"/programs",
		"/prolabs",
	]);
});
