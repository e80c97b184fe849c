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

	test("lists exactly the facts that texts may quote, in the order of the code", async () => {
		const { facts } = frozenContent;
		expect(quoted).toEqual([...facts.keys()]);
	});

	test("lists every filter in the order of the code, with an example and its correct result", () => {
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

	test("lists every type of section of a landing page", () => {
		const rows = editing.matchAll(/^\| `(\w+)` \| [^|]+ \| `title`/gm);
		expect([...rows].map(([, kind]) => kind)).toEqual(bandNames);
	});

	test("lists the click ids of the code", () => {
		const rows = editing.matchAll(/^\| \w+ \| ((?:`\w+`(?:, )?)+) \|$/gm);
		const listed = [...rows].flatMap(([, ids = ""]) =>
			ids.split(", ").map((id) => id.replaceAll("`", "")),
		);
		expect(listed).toEqual(clickIds);
	});

	test("names every YAML file that is directly in content/", () => {
		const files = globSync("content/*.yaml").map((file) =>
			file.replaceAll("\\", "/"),
		);
		expect(files.length).toBeGreaterThan(7);
		expect(files.filter((file) => !editing.includes(`\`${file}\``))).toEqual(
			[],
		);
	});

	test("explains only messages that the code contains", () => {
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

describe("the documentation", () => {
	const documents = [
		"README.md",
		"CONTRIBUTING.md",
		...globSync("docs/**/*.md"),
		"sandbox/README.md",
	].filter((document) => !isReplaced(read(document)));

	test.each(documents)(
		"names only existing files and folders in %s",
		(document) => {
			const text = read(document);
			const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
				([, path = ""]) => join(dirname(document), path),
			);
			const named = [
				...text.matchAll(
					/`((?:src|model|edit|publish|contentful|bench|hosting|sandbox|scripts|tests|docs|content)\/[\w./-]+[\w/])`/g,
				),
			]
				// Paths with NAME are placeholders.
				.flatMap(([, path = ""]) => (path.includes("NAME") ? [] : path));
			expect([...linked, ...named].filter((path) => !existsSync(path))).toEqual(
				[],
			);
		},
	);

	test("names only npm scripts that package.json contains", () => {
		const { scripts } = JSON.parse(read("package.json"));
		const named = documents
			.flatMap((document) => [...read(document).matchAll(/npm run ([\w:]+)/g)])
			.concat([...commandTable(read("README.md")).matchAll(/`([\w:]+)`/g)])
			.map(([, name]) => name ?? "");
		expect(named.length).toBeGreaterThan(5);
		expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual(
			[],
		);
	});
});

/** Returns the first column of the README's table of npm scripts. */
function commandTable(readme: string): string {
	const [, rows = ""] =
		/^\| `npm run …` .*\n.*\n((?:\|.*\n)+)/m.exec(readme) ?? [];
	expect(rows).not.toBe("");
	return rows.replaceAll(/^\| ([^|]*).*$/gm, "$1");
}

/** A replaced decision may name files that no longer exist. */
function isReplaced(document: string): boolean {
	return /^Date: .* Status: replaced by \d{4}\.$/m.test(document);
}

function read(file: string): string {
	if (!existsSync(file))
		throw new Error(`${file} is missing: write it, or take its tests away`);
	return readFileSync(file, "utf8");
}
