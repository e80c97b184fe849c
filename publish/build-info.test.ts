import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import {
	type BuildInfo,
	parseBuildInfo,
	replaceBuildRecord,
	summarizeBuild,
} from "./build-info.ts";

const info: BuildInfo = {
	url: "https://gym.example",
	commit: "0123456789abcdef",
	hasUncommittedChanges: false,
	builtAt: "2026-11-28T08:20:00.000Z",
	counts: { pages: 3, articles: 1, pictures: 2 },
	pages: { "/": "a", "/pricing": "b", "/about": "c" },
};

test("a build ends with the site's address, its counts and its commit", () => {
	expect(summarizeBuild(info, undefined)).toBe(
		"https://gym.example: 3 pages, 1 articles, 2 pictures, commit 012345678\nThere is no earlier build to compare with.",
	);
});

test("pages added, removed and changed since the build before are named", () => {
	const before = { ...info, pages: { "/": "a", "/pricing": "x", "/old": "y" } };
	expect(summarizeBuild(info, before)).toContain(
		"Pages since the build before: 1 added (/about), 1 removed (/old), 1 changed (/pricing)",
	);
});

test("two builds with the same pages say so", () => {
	expect(summarizeBuild(info, info)).toContain(
		"Pages since the build before: all the same",
	);
});

test("a list of changed pages names five and counts the others", () => {
	const paths = ["/a", "/b", "/c", "/d", "/e", "/f", "/g"];
	const pages = Object.fromEntries(paths.map((path) => [path, "1"]));
	expect(summarizeBuild({ ...info, pages }, { ...info, pages: {} })).toContain(
		"7 added (/a /b /c /d /e and 2 more)",
	);
});

test("uncommitted changes are named beside the commit", () => {
	const edited = { ...info, hasUncommittedChanges: true };
	expect(summarizeBuild(edited, info)).toContain(
		"commit 012345678 with uncommitted changes",
	);
});

test("the record of the build before is returned once and replaced", async () => {
	const file = join(await temporaryFolder(), "cache", "build.json");
	const newer = { ...info, commit: "f" };
	expect(await replaceBuildRecord(file, info)).toBe(undefined);
	expect(await replaceBuildRecord(file, newer)).toEqual(info);
	expect(await replaceBuildRecord(file, info)).toEqual(newer);
});

test.each(["<!doctype html>", "{}", "", "null"])(
	"%j is no description of a build",
	(text) => {
		expect(parseBuildInfo(text)).toBe(undefined);
	},
);
