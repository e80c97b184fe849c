import { expect, test } from "vitest";
import {
	type BuiltPage,
	sectionOf,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import {
	renderedPage,
	renderedPages,
} from "../support/built/rendered-pages.ts";

/**
 * Finds the buttons with this label on a page ("/about") or in a section of it ("/about#begin").
 * Returns the titles of the dialogs that they open.
 */
function openedBy(place: string, label: string) {
	const [path = "", section] = place.split("#");
	const page = renderedPage(path);
	const part = section ? sectionOf(page, section) : page.document;
	return [...part.querySelectorAll("button")]
		.filter((button) => textOf(button) === label)
		.map((button) => {
			const opened = page.document.querySelector(
				`dialog[id="${button.getAttribute("commandfor")}"]`,
			);
			return opened && textsIn(opened, "h2")[0];
		});
}

const trial = "Book Your Free Trial Class";
const call = "Book Your 30-Minute Consultation";
const quote = "Request Your Corporate Quote";
const walk = "ProLabs Information Request";

test.each([
	["HOME-08", "/", "Claim Your Free Class Today", trial, trial],
	["GROUP-01", "/group-classes#hero", "Book Your Free Class", trial],
	["GROUP-01", "/group-classes#hero", "Free consultation", call],
	["NUTR-01", "/nutrition-coaching#hero", "Book a free consultation", call],
	["NUTR-08", "/nutrition-coaching#closing", "Book a free consultation", call],
	["PT-01", "/personal-training#hero", "Book a free 30-minute intro", call],
	["PT-08", "/personal-training#intro", "Book a free 30-minute intro", call],
	["G-19", "/personal-training", "Book a free consultation", call],
	["G-19", "/pricing", "Start with Silver", trial],
	["G-19", "/pricing", "Go Gold", trial],
	["G-19", "/pricing", "Book a free consultation", call],
	["PRICE-07", "/pricing", "Try Your First Class Free", trial],
	["PRICE-12", "/pricing#guarantee", "Book a Free Class", trial],
	["PROG-05", "/programs", "Book Your Free Class", trial, trial],
	["OPEN-09", "/open-gym#closing", "Book Your Free Class", trial],
	["CONT-03", "/contact", "Book Free Trial Class", trial],
	["CONT-02", "/contact", "Book Free Consultation", call],
	["ABOUT-02 C-15", "/about", "Book Free Intro", trial],
	["ABOUT-03 C-15", "/about", "Meet With a Coach", call],
	["ABOUT-07", "/about#begin", "Book Free Class", trial],
	["ABOUT-07", "/about#begin", "Book Your 30-Minute Consultation", call],
	["CORP-01", "/corporate#hero", "Request a Quote", quote],
	["CORP-13", "/corporate#request", "Request a Quote", quote],
	["C-40", "/events", "Ask about it", call],
	["PROLAB-01 C-13", "/prolabs", "Book a Walk-Through", walk],
	["PROLAB-10 C-12", "/prolabs#tour", "Schedule Your Tour", walk],
])(
	"%s on %s the button “%s” opens the dialog “%s”",
	(_, place, label, ...opened) => {
		expect(openedBy(place, label)).toEqual(opened);
	},
);

test.each([
	["/", "Free Trial", trial],
	["/about", "Meet With a Coach", call],
	["/corporate", "Request a Quote", quote],
	["/prolabs", "Book Walk-ThroughBook tour", walk],
])(
	"ROUTE-26 on %s each button “%s” opens the dialog “%s”",
	(path, label, title) => {
		expect(new Set(openedBy(path, label))).toEqual(new Set([title]));
	},
);

test("NAV-18 C-51 only /corporate and /prolabs lack the floating button and offer no Free Trial", () => {
	const without = renderedPages().filter(
		({ html }) => !/<button [^>]*data-floating/.test(html),
	);
	expect(without.map(({ path }) => path)).toEqual(["/corporate", "/prolabs"]);
	for (const page of without)
		expect(openedBy(page.path, "Free Trial")).toEqual([]);
});

test("NAV-15 the header overlays the photograph on exactly the pages that begin with one", () => {
	const beginsWithPhoto = (page: BuiltPage) =>
		page.document.querySelector("img[data-hero]") !== null;
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
