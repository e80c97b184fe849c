import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtPages } from "../support/built/built-pages.ts";
import { builtScripts } from "../support/built/built-scripts.ts";
import { oldestBrowser } from "../support/oldest-browser/oldest-browser.ts";
import {
	stripUnsupported,
	unsupportedAttributes,
	unsupportedCss,
	unsupportedInScript,
} from "../support/oldest-browser/unsupported-features.ts";
import { builds } from "../support/sites/sites.ts";

// Features that a supported browser (package.json) lacks, with their fallbacks.
// tests/engines/oldest.test.ts runs journeys with these features removed.

const styles = {
	":details-content": "a closed answer is not printed",
	":has":
		"radio buttons look as the browser draws them, all sizes of the estimator stand open, the page behind a dialog scrolls",
	":marker": "numbers of lists have the color of the text",
	":selection": "marked text has the browser's colors",
	"@page": "paper has the browser's margins",
	"break-after: avoid": "a heading can stand last on a sheet of paper",
	"content-visibility": "sections out of sight are laid out with the page",
	"cursor: not-allowed": "a phone has no pointer",
	"cursor: pointer": "a phone has no pointer",
	"forced-color-adjust": "high contrast draws the dots and marks itself",
	"overflow-clip-margin":
		"has an effect only with content-visibility; without it nothing is clipped",
	"overscroll-behavior": "the page moves on when a dialog is at its end",
	"overscroll-behavior-x": "a swipe beyond the last card may go back a page",
	"scrollbar-gutter": "the page is wider while nothing scrolls",
	"scrollbar-width": "a list shows its scroll bar",
	"text-wrap": "lines are filled, and may end with a single word",
} as const;

const attributes = {
	"button command":
		"a click listener opens dialogs (src/startup/dialogs/dialogs.ts)",
	"button commandfor":
		"a click listener opens dialogs (src/startup/dialogs/dialogs.ts)",
	"details name": "several answers can be open at once",
	"dialog closedby":
		"a press beside it is listened for (src/startup/dialogs/dialogs.ts)",
	"img fetchpriority": "the browser's own order of loading",
	"link blocking":
		"the bar may be painted a frame before the photograph under it",
	"link fetchpriority": "the browser's own order of loading",
	"link imagesizes": "the picture is asked for where it stands",
	"link imagesrcset": "the picture is asked for where it stands",
} as const;

const names = {
	devicePixelRatio: "React measures with 1",
	"event beforeunload":
		"Safari tells a page that is left nothing of the files it gives up (src/startup/islands.ts)",
	"event touchcancel": "Safari on a computer has no touch screen",
	"event touchend": "Safari on a computer has no touch screen",
	"event touchmove": "Safari on a computer has no touch screen",
	"event touchstart": "Safari on a computer has no touch screen",
	fetchPriority: "the browser's own order of loading",
	imageSizes: "React passes it on",
	navigation: "React asks whether it is there",
	requestIdleCallback: "a timer (src/startup/idle.ts)",
	startViewTransition: "a new page stands there at once",
	Temporal: "Intl has the time (src/lib/time/zone-clock.ts)",
	"Temporal.Instant": "Intl has the time (src/lib/time/zone-clock.ts)",
} as const;
/** Features that need no fallback, so oldestBrowser() does not remove them. */
const harmless = [
	"devicePixelRatio",
	"event touchcancel",
	"event touchend",
	"event touchmove",
	"event touchstart",
	"fetchPriority",
	"imageSizes",
];

const pages = builtPages();
const inlineScripts = pages.flatMap((page) =>
	page.all("script").map((script) => [page.path, script.textContent] as const),
);
const assets = join(builds.site, "client/assets");
const sheets = [
	...pages.flatMap((page) =>
		page.all("style").map((style) => [page.path, style.textContent] as const),
	),
	...globSync("*.css", { cwd: assets }).map(
		(file) => [file, readFileSync(join(assets, file), "utf8")] as const,
	),
];

function expectRowForEach(
	table: Readonly<Record<string, string>>,
	sources: Iterable<readonly [string, string]>,
	detect: (text: string) => Iterable<string>,
): void {
	const used = new Map<string, string>();
	for (const [text, path] of new Map([...sources].map(([a, b]) => [b, a])))
		for (const feature of detect(text)) used.set(feature, path);
	const unknown = [...used].filter(([feature]) => !(feature in table));
	expect(unknown, "is unsupported, and has no row above").toEqual([]);
	const unused = Object.keys(table).filter((feature) => !used.has(feature));
	expect(unused, "is supported now or no longer used").toEqual([]);
}

test("every unsupported CSS feature has a row with its fallback", () => {
	expectRowForEach(styles, sheets, unsupportedCss);
});

test("every unsupported attribute has a row with its fallback", () => {
	const used = pages.flatMap((page) =>
		page
			.all("*")
			.flatMap((element) =>
				element
					.getAttributeNames()
					.map((name) => [page.path, `${element.localName} ${name}`] as const),
			),
	);
	expectRowForEach(attributes, used, (text) => unsupportedAttributes([text]));
});

test("every unsupported name in a script has a row with its fallback", () => {
	const isCode = ([, text]: readonly [string, string]) => !/^[[{]/.test(text);
	expectRowForEach(
		names,
		[...builtScripts(), ...inlineScripts.filter(isCode)],
		unsupportedInScript,
	);
});

test("the simulated oldest browser removes script names, attributes and CSS of the tables", () => {
	const script = String(oldestBrowser);
	for (const name of Object.keys(names))
		if (!harmless.includes(name))
			expect(script).toContain(`"${name.replace(/^event |\..*/g, "")}"`);
	for (const name of ["commandForElement", "closedBy"])
		expect(script).toContain(`"${name}"`);
	expect(
		stripUnsupported("p:has(b) { top: 0 } p { text-wrap: balance; left: 0 }"),
	).not.toMatch(/:has\(|text-wrap/);
});

// These features have no row in the tables above.
test("an unsupported CSS function is detected", () => {
	expect(
		unsupportedCss(
			"a { color: light-dark(red, blue); width: calc-size(auto, size) }",
		),
	).toEqual(new Set(["light-dark()", "calc-size()"]));
});
