import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readMarkSvg } from "./mark-svg.ts";

async function svgFile(svg: string): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "mark-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const path = join(folder, "mark.svg");
	await writeFile(path, svg);
	return path;
}

test("a drawing of paths is read as data", async () => {
	const path = await svgFile(`<?xml version="1.0"?>
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" width="48" viewBox="0 0 48 48">
  <path fill-rule="evenodd" d="M1 1H9V9H1Z"/>
  <path d="M2 2L3 3"></path>
</svg>`);
	expect(readMarkSvg(path)).toEqual({
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
	["a picture", `${open}<image href="x.png"/></svg>`, '<image href="x.png"/>'],
	["a group", `${open}<g><path d="M1 1"/></g></svg>`, "<g>"],
	[
		"HTML",
		`${open}<foreignObject><p>Hi</p></foreignObject></svg>`,
		"<foreignObject>",
	],
	["a circle", `${open}<circle r="4"/></svg>`, '<circle r="4"/>'],
	["no path at all", `${open}</svg>`, "none"],
	["no viewBox", '<svg><path d="M1 1"/></svg>', "none"],
])("a drawing with %s is refused", async (_what, svg, found) => {
	const path = await svgFile(svg);
	expect(() => readMarkSvg(path)).toThrow(
		`${path}: expected an SVG with a viewBox that holds only <path> elements, got ${found}`,
	);
});

test("what a path would do beside being drawn is dropped", async () => {
	const path = await svgFile(
		`${open}<path onclick="alert(1)" d="M1 1" style="x"/></svg>`,
	);
	expect(readMarkSvg(path).paths).toEqual([{ d: "M1 1", evenOdd: false }]);
});
