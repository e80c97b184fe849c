import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Answer } from "./answers.ts";
import { compareAnswers, readDifferences } from "./differences.ts";

const table = (...rows: string[]) =>
	`# Publishing\n\n## Where the hosts differ\n\nText.\n\n| Host | Asked for | Answer | Reason |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n\n## Next\n\n| a | b | c | d |\n`;

describe("the table of docs/publishing.md", () => {
	test("a row stands for each of its hosts, questions and answers", () => {
		expect(
			readDifferences(
				table("| nginx, Caddy | HEAD | `Status: 206`, `Body` | Why |"),
			),
		).toEqual(
			["nginx", "Caddy"].flatMap((host) => [
				{ host, kind: "HEAD", field: "Status", value: "206" },
				{ host, kind: "HEAD", field: "Body", value: undefined },
			]),
		);
	});

	test("a row without a reason, or without an answer, is refused", () => {
		expect(() => readDifferences(table("| a | b | `Body` | |"))).toThrow(
			"and the reason",
		);
		expect(() => readDifferences(table("| a | b | differs | Why |"))).toThrow(
			"`Field: value`",
		);
		expect(() => readDifferences("# Publishing\n")).toThrow("has no table");
	});

	test("the one in the repository can be read", () => {
		const known = readDifferences(readFileSync("docs/publishing.md", "utf8"));
		expect(new Set(known.map(({ host }) => host))).toEqual(
			new Set(["nginx", "Caddy", "Cloudflare"]),
		);
	});
});

describe("what a host answers differently", () => {
	const answer = (says: Record<string, string>): Answer[] => [
		{
			question: { kind: "a page", path: "/a" },
			says: new Map(Object.entries(says)),
		},
	];
	const ours = answer({ Status: "200", Vary: "accept-encoding", Body: "b1" });
	const compare = (theirs: Record<string, string>, ...rows: string[]) =>
		compareAnswers(
			"nginx",
			ours,
			answer(theirs),
			rows.length > 0 ? readDifferences(table(...rows)) : [],
		);

	test("is reported with the address and both answers", () => {
		expect(compare({ Status: "404" })).toEqual([
			"nginx, a page, /a: Status is 404, not 200",
		]);
		expect(compare({ Status: "200", Body: "b1" })).toEqual([]);
	});

	test("passes when a row explains it for this host, this question and this answer", () => {
		const theirs = { Vary: "none" };
		for (const row of [
			"| nginx | a page | `Vary: none` | Why |",
			"| nginx | everything | `Vary` | Why |",
			"| nginx | a page | `Headers: none` | Why |",
		])
			expect(compare(theirs, row)).toEqual([]);
		for (const row of [
			"| Caddy | a page | `Vary: none` | Why |",
			"| nginx | a page | `Status: none` | Why |",
			"| nginx | HEAD | `Vary: none` | Why |",
			"| nginx | a page | `Vary: *` | Why |",
		])
			expect(compare(theirs, row)).toContain(
				"nginx, a page, /a: Vary is none, not accept-encoding",
			);
	});

	test("a row that no longer holds is reported, for a host that was asked", () => {
		expect(
			compare(
				{ Status: "200" },
				"| nginx | a page | `Vary: none` | Why |",
				"| Caddy | a page | `Vary: none` | Why |",
			),
		).toEqual([
			"nginx, a page: docs/publishing.md says that Vary differs, but it does not",
		]);
	});
});
