import { describe, expect, test } from "vitest";
import {
	ancestorsOf,
	attribute,
	builtPages,
	textOf,
} from "../support/built/built-pages.ts";
import { frozenContent } from "../support/contents.ts";
import { builds } from "../support/sites/sites.ts";

const { facts, pricing } = frozenContent;

/** All prices of content/pricing.yaml and of facts computed from it: "$79", "$12.50". */
const known = new Set([
	...[...facts.values()].flatMap(amountsIn),
	...numbersIn(pricing).map((cents) => `$${cents / 100}`),
]);

const calculators = ["calculator", "pricing-estimator"];
/** Articles are omitted, because they contain prices of other things. */
const pages = builtPages(builds.site).filter(
	({ path }) => !/^\/(fitness-tips|blog)\//.test(path),
);

describe.each(pages)("the prices of $path", (page) => {
	test("CONST-06 are all in content/pricing.yaml, or computed of what is there", () => {
		const computed = page
			.all("section")
			.filter((section) =>
				calculators.includes(attribute(section, "id") ?? ""),
			);
		const said = page
			.all("p", "li", "dd", "td", "th", "h2", "h3", "span", "button", "a")
			.filter(
				(element) =>
					!ancestorsOf(element).some((parent) => computed.includes(parent)),
			)
			.map(textOf)
			.flatMap(amountsIn);
		expect([...new Set(said)].filter((amount) => !known.has(amount))).toEqual(
			[],
		);
	});
});

/** "$1,050.00 in all, $79 each" -> "$1050", "$79" */
function amountsIn(text: string): string[] {
	return [...text.matchAll(/\$(\d[\d,]*(?:\.\d\d)?)/g)].map(
		([, amount = ""]) => `$${Number(amount.replaceAll(",", ""))}`,
	);
}

function numbersIn(value: unknown): number[] {
	if (typeof value === "number") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(numbersIn);
}
