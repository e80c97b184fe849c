import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import {
	applyFilters,
	filters,
	parsePlaceholder,
} from "../../model/facts/filters.ts";
import { bandNames } from "../../model/pages/landing.ts";
import { clickIds } from "../../src/lib/campaign-names.ts";
import { frozenContent } from "../support/contents.ts";

const editing = read("docs/editing.md");

describe("docs/editing.md", () => {
	const quoted = [...editing.matchAll(/^\| `\{([^}]+)\}` \| .* \|$/gm)].map(
		([, name]) => name,
	);

	test("lists every fact that texts may quote, and no other, in the order of the code", async () => {
		const { facts } = frozenContent;
		expect(quoted).toEqual([...facts.keys()]);
	});

	test("lists every filter in the order of the code, with what it makes", () => {
		const rows = editing.matchAll(/^\| `(\w+)` \| `\{(.+?)\}` \| (.*) \|$/gm);
		const listed = [...rows].map(([, filter, quote = "", text]) => {
			const { name, used } = parsePlaceholder(quote.replaceAll("\\|", "|"));
			expect(used).toContain(filter);
			expect(applyFilters(frozenContent.facts.get(name) ?? "", used)).toEqual({
				text,
			});
			return filter;
		});
		expect(listed).toEqual([...filters.keys()]);
	});

	test("lists every kind of section of a landing page", () => {
		const rows = editing.matchAll(/^\| `(\w+)` \| [^|]+ \| `title`/gm);
		expect([...rows].map(([, kind]) => kind)).toEqual(bandNames);
	});

	test("lists the click ids that the code knows", () => {
		const rows = editing.matchAll(/^\| \w+ \| ((?:`\w+`(?:, )?)+) \|$/gm);
		const listed = [...rows].flatMap(([, ids = ""]) =>
			ids.split(", ").map((id) => id.replaceAll("`", "")),
		);
		expect(listed).toEqual(clickIds);
	});

	test("names every file of content/ that is edited as a whole", () => {
		const files = globSync("content/*.yaml").map((file) =>
			file.replaceAll("\\", "/"),
		);
		expect(files.length).toBeGreaterThan(7);
		expect(files.filter((file) => !editing.includes(`\`${file}\``))).toEqual(
			[],
		);
	});

	test("explains messages that the build really gives", () => {
		const sources = globSync("{model,publish/content}/**/*.ts")
			.filter((file) => !file.includes("test"))
			.map((file) => readFileSync(file, "utf8"))
			.join("\n");
		const messages = [...editing.matchAll(/^\| `(?:expected )?([^`]+)` \|/gm)]
			.map(([, message = ""]) => message.replace(/, got nothing$| …$/, ""))
			.filter(
				(message) =>
					!message.startsWith("{") && !message.startsWith("content/"),
			);
		expect(messages.length).toBeGreaterThan(6);
		// In the table, the variable parts of a message are in double quotes or replaced by "…".
		const isInSources = (message: string) =>
			message.split(/…|"[^"]*"/).every((part) => sources.includes(part));
		expect(messages.filter((message) => !isInSources(message))).toEqual([]);
	});
});

describe("the documents", () => {
	const documents = [
		"README.md",
		"CONTRIBUTING.md",
		...globSync("docs/**/*.md"),
		"sandbox/README.md",
	].filter((document) => !isReplaced(read(document)));

	test.each(documents)(
		"%s names only files and folders that are there",
		(document) => {
			const text = read(document);
			const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
				([, path = ""]) => join(dirname(document), path),
			);
			const named = [
				...text.matchAll(
					/`((?:src|publish|sandbox|scripts|tests|docs|content)\/[\w./-]+[\w/])`/g,
				),
			]
				// Paths with NAME are placeholders.
				.flatMap(([, path = ""]) => (path.includes("NAME") ? [] : path));
			expect([...linked, ...named].filter((path) => !existsSync(path))).toEqual(
				[],
			);
		},
	);

	test("say the same commands as package.json", () => {
		const { scripts } = JSON.parse(read("package.json"));
		const named = documents
			.flatMap((document) => [...read(document).matchAll(/npm run ([\w:]+)/g)])
			.map(([, name]) => name ?? "");
		expect(named.length).toBeGreaterThan(5);
		expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual(
			[],
		);
	});
});

/** A replaced decision may name files that no longer exist. */
function isReplaced(document: string): boolean {
	return /^Date: .* Status: replaced by \d{4}\.$/m.test(document);
}

function read(file: string): string {
	if (!existsSync(file))
		throw new Error(`${file} is missing: write it, or take its tests away`);
	return readFileSync(file, "utf8");
}
