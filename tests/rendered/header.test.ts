import { expect, test } from "vitest";
import {
	type BuiltPage,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import {
	renderedPage,
	renderedPages,
} from "../support/built/rendered-pages.ts";
import { sandboxOrigin } from "../support/sites/sites.ts";

function menuOf(page: BuiltPage) {
	const dialog = page.document.querySelector("dialog#menu");
	if (!dialog) throw new Error(`${page.path} has no menu`);

	return {
		title: textsIn(dialog, "h2"),
		line: textsIn(dialog, "p")[0],
		entries: [...dialog.querySelectorAll("nav :is(a, button)")],
	};
}

test("NAV-01 every page has one header, with its own variant on /corporate and /prolabs", () => {
	for (const page of renderedPages()) {
		const variants = page
			.all("header[data-header]")
			.map((header) => header.getAttribute("data-header"));
		const hasOwnVariant = ["/corporate", "/prolabs"].includes(page.path);
		expect(variants, page.path).toEqual([
			hasOwnVariant ? page.path.slice(1) : "default",
		]);
	}
});

test("NAV-02 the header has nine entries in order, and a Free Trial button", () => {
	const header = renderedPage("/").document.querySelector("header");
	const nav = header?.querySelector("nav");
	const entries = [...(nav?.querySelectorAll("a, summary") ?? [])].filter(
		(entry) => !entry.closest("details > ul"),
	);

	expect(
		entries.map((entry) => [
			textOf(entry).replace(" (opens in a new tab)", ""),
			entry.getAttribute("href"),
		]),
	).toEqual([
		["Home", "/"],
		["Programs", null],
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
				last.localName,
				last.getAttribute("href") ?? last.getAttribute("commandfor"),
			],
		).toEqual(contact);
	},
);
