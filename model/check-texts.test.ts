import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import fc from "fast-check";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { readImageMasters } from "../publish/content/image-masters.ts";
import { checkTexts } from "./check-texts.ts";
import { formatProblem } from "./text/content-error.ts";

const gym = "tests/support/second-gym";
const images = await readImageMasters(join(gym, "images"));
const texts = await textsIn(gym);

async function textsIn(folder: string): Promise<Map<string, string>> {
	const paths = (await readdir(folder, { recursive: true })).filter((path) =>
		/\.(yaml|md)$/.test(path),
	);
	return new Map(
		await Promise.all(
			paths.map(
				async (path) =>
					[path, await readFile(join(folder, path), "utf8")] as const,
			),
		),
	);
}

test("of texts without a mistake the content is made", () => {
	const checked = checkTexts(texts, images);
	expect(checked).toMatchObject({
		kind: "content",
		content: {
			site: { name: "Harbor Lane Barbell Club" },
			pages: { about: { head: { title: expect.any(String) } } },
		},
	});
});

test("mistakes of several files are said at once, each with file, line, field and words", () => {
	const changed = new Map(texts)
		.set("pages/about.yaml", edit("pages/about.yaml", "photo:", "foto:"))
		.set("coaches.yaml", edit("coaches.yaml", "role:", "rolle:"));
	expect(problemsIn(changed)).toEqual([
		"content/coaches.yaml:3 jo.rolle: expected a field of the name role, got one of another name",
		"content/pages/about.yaml:11 hero.foto: expected a field of the name photo, got one of another name",
	]);
});

test("a picture that the facts about pictures do not list is a mistake", () => {
	const fewer = new Map(images);
	fewer.delete("door.jpg");
	expect(problemsIn(texts, fewer)).toContainEqual(
		expect.stringMatching(
			/: expected a picture that is in content\/images, got "door\.jpg"$/,
		),
	);
});

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

function problemsIn(given: typeof texts, known = images): string[] {
	const checked = checkTexts(given, known);
	return checked.kind === "problems" ? checked.problems.map(formatProblem) : [];
}

function edit(path: string, from: string, to: string): string {
	const text = texts.get(path) ?? "";
	expect(text, path).toContain(from);
	return text.replace(from, to);
}

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
