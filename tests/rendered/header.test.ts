import { expect, test } from "vitest";
import {
	ancestorsOf,
	attribute,
	type BuiltPage,
	elementsIn,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import {
	renderedPage,
	renderedPages,
} from "../support/built/rendered-pages.ts";
import { sandboxOrigin } from "../support/sites/sites.ts";

function menuOf(page: BuiltPage) {
	const dialog = page
		.all("dialog")
		.find((element) => attribute(element, "id") === "menu");
	if (!dialog) throw new Error(`${page.path} has no menu`);
	const [nav] = elementsIn(dialog, "nav");
	return {
		title: textsIn(dialog, "h2"),
		line: textsIn(dialog, "p")[0],
		entries: nav ? elementsIn(nav, "a", "button") : [],
	};
}

test("NAV-01 every page has one header, with its own variant on /corporate and /prolabs", () => {
	for (const page of renderedPages()) {
		const variants = page
			.all("header")
			.flatMap(({ attrs }) =>
				attrs.filter(({ name }) => name === "data-header"),
			);
		const hasOwnVariant = ["/corporate", "/prolabs"].includes(page.path);
		expect(
			variants.map(({ value }) => value),
			page.path,
		).toEqual([hasOwnVariant ? page.path.slice(1) : "default"]);
	}
});

test("NAV-02 the header has nine entries in order, and a Free Trial button", () => {
	const [header] = renderedPage("/").all("header");
	const [nav] = header ? elementsIn(header, "nav") : [];
	const entries = nav ? elementsIn(nav, "a", "summary") : [];
	const inMenu = entries.filter((entry) =>
		ancestorsOf(entry).some(
			({ tagName, parentNode }) =>
				tagName === "ul" && parentNode?.nodeName === "details",
		),
	);
	expect(
		entries
			.filter((entry) => !inMenu.includes(entry))
			.map((entry) => [
				textOf(entry).replace(" (opens in a new tab)", ""),
				attribute(entry, "href"),
			]),
	).toEqual([
		["Home", "/"],
		["Programs", undefined],
		["Schedule", "/schedule"],
		["Pricing", "/pricing"],
		["Store", `${sandboxOrigin}/store`],
		["About", "/about"],
		["Fitness Tips", "/fitness-tips"],
		["Contact", "/contact"],
		["ProLabs", "/prolabs"],
	]);
	expect(header && textsIn(header, "button")).toContain("Free Trial");
});

test.each([
	["/", "Explore Ironbell"],
	["/corporate", "Corporate Team Building"],
	["/prolabs", "ProLabs Studio Rental"],
])(
	"NAV-09 the menu of %s has the title Menu and the line “%s”",
	(path, line) => {
		const menu = menuOf(renderedPage(path));
		expect(menu.title).toEqual(["Menu"]);
		expect(menu.line).toBe(line);
	},
);

test.each([
	["/corporate", ["a", "/contact"]],
	["/prolabs", ["button", "prolabs-request"]],
])(
	"NAV-10 NAV-12 the menu of %s has only four entries; Contact is %j",
	(path, contact) => {
		const { entries } = menuOf(renderedPage(path));
		expect(
			entries.map((entry) =>
				textOf(entry).replace(" (opens in a new tab)", ""),
			),
		).toEqual(["Home", "Pricing", "Store", "Contact"]);
		const last = entries.at(-1);
		expect(
			last && [
				last.tagName,
				attribute(last, "href") ?? attribute(last, "commandfor"),
			],
		).toEqual(contact);
	},
);
