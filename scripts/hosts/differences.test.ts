import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Answer } from "./answers.ts";
import { compareAnswers, readDifferences } from "./differences.ts";

test("the table of docs/publishing.md can be read", () => {
	const known = readDifferences(readFileSync("docs/publishing.md", "utf8"));
	expect(new Set(known.map(({ host }) => host))).toEqual(
		new Set(["nginx", "Caddy", "Cloudflare"]),
	);
});

test("what a host answers differently is reported, and passes when a row explains it for this host, this question and this answer", () => {
	const answer = (vary: string): Answer[] => [
		{
			question: { kind: "a page", path: "/a" },
			says: new Map([["Vary", vary]]),
		},
	];
	const compare = (row: string) =>
		compareAnswers(
			"nginx",
			answer("accept-encoding"),
			answer("none"),
			readDifferences(
				`\n## Where the hosts differ\n\n| Host |\n| --- |\n${row}`,
			),
		);
	for (const row of [
		"| nginx | a page | `Vary: none` | Why |",
		"| nginx | everything | `Vary` | Why |",
		"| nginx | a page | `Headers: none` | Why |",
	])
		expect(compare(row)).toEqual([]);
	for (const row of [
		"| Caddy | a page | `Vary: none` | Why |",
		"| nginx | a page | `Status: none` | Why |",
		"| nginx | HEAD | `Vary: none` | Why |",
		"| nginx | a page | `Vary: *` | Why |",
	])
		expect(compare(row)).toContain(
			"nginx, a page, /a: Vary is none, not accept-encoding",
		);
});
