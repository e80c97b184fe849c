import { expect, test } from "vitest";
import { readLogoSvg, unsupportedPartOf } from "./logo-svg.ts";

test("an SVG of paths is parsed into data", () => {
	const svg = `<?xml version="1.0"?>
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" width="48" viewBox="0 0 48 48">
  <path fill-rule="evenodd" d="M1 1H9V9H1Z"/>
  <path d="M2 2L3 3"></path>
</svg>`;
	expect(readLogoSvg(svg)).toEqual({
		viewBox: "0 0 48 48",
		paths: [
			{ d: "M1 1H9V9H1Z", evenOdd: true },
			{ d: "M2 2L3 3", evenOdd: false },
		],
	});
});

const open = '<svg viewBox="0 0 9 9">';

test.each([
	[
		"a script",
		`${open}<path d="M1 1"/><script>alert(1)</script></svg>`,
		"<script>",
	],
	["a group", `${open}<g><path d="M1 1"/></g></svg>`, "<g>"],
	["no path", `${open}</svg>`, "none"],
	["no viewBox", '<svg><path d="M1 1"/></svg>', "none"],
])("an SVG with %s is rejected", (_what, svg, found) => {
	expect(unsupportedPartOf(svg)).toBe(found);
});

test("attributes of a path that do not define its shape are dropped", () => {
	const svg = `${open}<path onclick="alert(1)" d="M1 1" style="x"/></svg>`;
	expect(readLogoSvg(svg).paths).toEqual([{ d: "M1 1", evenOdd: false }]);
});
