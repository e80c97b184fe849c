import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("CONST-05 CONST-06 the content writes prices, durations and limits as facts in braces", () => {
	const typed = globSync("content/**/*.{yaml,md}").flatMap((file) =>
		withoutTeaching(file)
			.split("\n")
			.filter((line) => !line.trimStart().startsWith("#"))
			.flatMap((line) =>
				[
					...line.matchAll(
						/\$\d|\b\d+[ -](?:minute|hour|people|person|session|percent)|\d+ (?:days’ notice|seconds)/g,
					),
				].map(([figure]) => `${file}: ${figure}`),
			),
	);
	expect(typed).toEqual([]);
});

/** Keeps only the front matter of an article. */
function withoutTeaching(file: string): string {
	const text = readFileSync(file, "utf8");
	return file.startsWith("content/articles/")
		? text.slice(0, text.indexOf("\n---", 4))
		: text;
}
