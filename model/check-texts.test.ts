import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import fc from "fast-check";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { second } from "../publish/content/content-test.ts";
import { checkTexts } from "./check-texts.ts";

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
				const { kind } = checkTexts(new Map(texts).set(path, changed), images);
				expect(["content", "problems"]).toContain(kind);
			},
		),
		{ numRuns: 60 },
	);
});

describe("where there is neither Node nor a page, as in a worker of the browser", () => {
	const bundle = bundled();

	test("nothing of Node and of publish/ is in the code", async () => {
		const { moduleIds } = await bundle;
		expect(moduleIds).toContainEqual(expect.stringMatching(/zod/));
		expect(
			moduleIds.filter((id) =>
				/browser-external|\/publish\/|\/sharp\//.test(id),
			),
		).toEqual([]);
	});

	test("the check makes the same content, and says the same of a mistake", async () => {
		const { code } = await bundle;
		const worker = createContext({ TextDecoder, URL, texts, images });
		const check = (given: string) =>
			runInContext(
				`JSON.stringify(model.checkTexts(${given}, images))`,
				worker,
			);
		runInContext(code, worker);
		expect(check("texts")).toBe(JSON.stringify(checkTexts(texts, images)));
		const broken = new Map(texts).set("site.yaml", "name: [");
		Object.assign(worker, { broken });
		expect(check("broken")).toBe(JSON.stringify(checkTexts(broken, images)));
	});
});

/** The check as an editor in the browser would load it. */
async function bundled(): Promise<{ code: string; moduleIds: string[] }> {
	const built = await build({
		configFile: false,
		logLevel: "silent",
		resolve: { conditions: ["worker", "module"] },
		build: {
			write: false,
			lib: {
				entry: join(import.meta.dirname, "check-texts.ts"),
				formats: ["iife"],
				name: "model",
			},
		},
	});
	const chunk = [built]
		.flat()
		.flatMap((one) => ("output" in one ? one.output : []))[0];
	if (chunk?.type !== "chunk") throw new Error("nothing was built");
	return chunk;
}
