import { expect, test } from "vitest";
import {
	type BuildInfo,
	parseBuildInfo,
	summarizeBuild,
} from "./build-info.ts";

const info: BuildInfo = {
	url: "https://gym.example",
	commit: "0123456789abcdef",
	hasUncommittedChanges: false,
	builtAt: "2026-11-28T08:20:00.000Z",
	counts: { pages: 3, articles: 1, pictures: 2 },
};

test("summarizeBuild returns the site's address, its counts and its commit", () => {
	expect(summarizeBuild(info)).toBe(
		"https://gym.example: 3 pages, 1 articles, 2 pictures, commit 012345678",
	);
});

test("summarizeBuild mentions uncommitted changes", () => {
	const edited = { ...info, hasUncommittedChanges: true };
	expect(summarizeBuild(edited)).toContain(
		"commit 012345678 with uncommitted changes",
	);
});

test.each(["<!doctype html>", "{}", "", "null"])(
	"parseBuildInfo returns undefined for %j",
	(text) => {
		expect(parseBuildInfo(text)).toBe(undefined);
	},
);
