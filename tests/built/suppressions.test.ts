import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const files = execFileSync(
	"git",
	["ls-files", "--cached", "--others", "--exclude-standard"],
	{
		encoding: "utf8",
	},
)
	.split("\n")
	.filter((file) => /\.(tsx?|mjs|css|jsonc?)$/.test(file))
	.filter(
		(file) =>
			file !== "tests/built/suppressions.test.ts" &&
			file !== "package-lock.json",
	);

/** Ignored lint rules. Count one up only with a reason that the code cannot give. */
const allowed = {
	"a11y/noNoninteractiveTabindex": 4,
	"a11y/noStaticElementInteractions": 1,
	"a11y/useAriaPropsForRole": 1,
	"a11y/useSemanticElements": 3,
	"correctness/useExhaustiveDependencies": 2,
	format: 1,
	"security/noDangerouslySetInnerHtml": 1,
	"suspicious/noArrayIndexKey": 2,
};

describe("a rule that is ignored", () => {
	const ignored = files.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/biome-ignore(.*)/g)].map(
			([, rest = ""]) => ({ file, rest }),
		),
	);

	test("is ignored at one place, with a reason", () => {
		for (const { file, rest } of ignored)
			expect(rest, file).toMatch(/^ (lint\/\w+\/\w+|format): [\w<].{15,}/);
	});

	test("is one of the few that are counted here", () => {
		const counts: Record<string, number> = {};
		for (const { rest } of ignored) {
			const rule = / (?:lint\/)?([\w/]+):/.exec(rest)?.[1] ?? rest;
			counts[rule] = (counts[rule] ?? 0) + 1;
		}
		expect(counts).toEqual(allowed);
	});
});

test("no other way around a check is taken", () => {
	const ways =
		/@ts-(ignore|expect-error|nocheck)|eslint-disable|stylelint-disable|prettier-ignore|\bas any\b|\bas unknown as\b|\.(skip|only|fixme|todo)\(|waitForTimeout|\bFIXME\b|\bTODO\b/;
	const taken = files.flatMap((file) => {
		const found = ways.exec(readFileSync(file, "utf8"));
		return found ? [`${file}: ${found[0]}`] : [];
	});
	expect(taken).toEqual([]);
});

test("the rules of accessibility and of hooks are not turned off in biome.json", () => {
	const { linter, overrides } = JSON.parse(readFileSync("biome.json", "utf8"));
	const off = JSON.stringify([linter, overrides]).match(/"(\w+)":"off"/g);
	expect(new Set(off)).toEqual(
		new Set([
			'"noDescendingSpecificity":"off"',
			'"noDefaultExport":"off"',
			'"useFilenamingConvention":"off"',
			'"noImportantStyles":"off"',
			'"noBarrelFile":"off"',
		]),
	);
	expect(linter.rules.preset).toBe("recommended");
});
