import fc from "fast-check";
import { expect, test } from "vitest";
import { requestAllPictures } from "#pages/pages.ts";
import { second } from "../tests/support/gyms.ts";
import { parseContent } from "./parse-content.ts";

const { texts, images } = second;

const signs = [
	"*x",
	"&x ",
	"{",
	"[",
	"<<: {a: b}\n",
	"\t",
	"\0",
	"1e999",
	"|\n",
];

test("whatever is written into a file, it is read or what is wrong is said: nothing is thrown", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...texts.keys()),
			fc.nat(),
			fc.nat({ max: 40 }),
			fc.constantFrom("", ...signs),
			(path, place, length, sign) => {
				const text = texts.get(path) ?? "";
				const at = place % (text.length + 1);
				const changed = text.slice(0, at) + sign + text.slice(at + length);
				const { kind } = parseContent(
					new Map(texts).set(path, changed),
					images,
					{
						requestPictures: requestAllPictures,
					},
				);
				expect(["content", "problems"]).toContain(kind);
			},
		),
		{ numRuns: 60 },
	);
});
