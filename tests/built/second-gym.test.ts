import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Content } from "../../model/files.ts";
import { textsOf } from "../../model/text/walk-values.ts";
import { sourceFiles } from "../support/built/source-files.ts";
import {
	frozenContent as first,
	secondContent as second,
} from "../support/contents.ts";
import { builds } from "../support/sites/sites.ts";

/**
 * English texts that both the code and the content contain: units of prices, and the 404 page's
 * title.
 */
const textsInCode = ["per week", "per session", "punch card", "Page not found"];

describe("the site of another gym's content", () => {
	const files = globSync(
		"**/*.{html,js,css,svg,txt,xml,atom,webmanifest,json,jsonc,conf}",
		{
			cwd: builds.secondGym,
		},
	)
		.concat(
			"hosts/Caddyfile",
			"client/_headers",
			"client/_redirects",
			"client/.well-known/security.txt",
		)
		// Only the renderer reads these files; they are not published.
		.filter((file) => !file.startsWith("renderer"))
		.map(
			(file) =>
				[
					file,
					plain(readFileSync(join(builds.secondGym, file), "utf8")),
				] as const,
		);

	// Also searches the source code, because the second gym's site has no events and no landing page.
	const code = sourceFiles("src/**/*.{ts,tsx,css,svg}")
		.filter(({ path }) => !path.includes(".test."))
		.map((file) => [file.path, file.code] as const);

	test("contains no text of the first gym", () => {
		const allowedTexts = new Set([
			...textsInCode,
			...textsOf(second).map(({ text }) => text),
		]);
		const firstGymTexts = new Set(
			textsOf(first)
				.map(({ text }) => text)
				.filter((text) => /\w \w/.test(text) && !allowedTexts.has(text)),
		);
		const everything = [...files, ...code]
			.map(([, text]) => text.replaceAll("\u00a0", " "))
			.join("\n");
		expect(files.length).toBeGreaterThan(25);
		expect(code.length).toBeGreaterThan(100);
		expect(firstGymTexts.size).toBeGreaterThan(1000);
		expect(
			[...firstGymTexts].filter((text) => everything.includes(text)),
		).toEqual([]);
	});

	test.each([...factsOf(first, second), first.schedule.timeZone])(
		"ENT-05 does not contain the first gym's fact %s",
		(fact) => {
			const filesWithFact = [...files, ...code].filter(([, text]) =>
				text.includes(fact),
			);
			expect(filesWithFact.map(([file]) => file)).toEqual([]);
		},
	);
});

/** Returns facts of `gym` that `other` lacks: names, places, people, prices, hours, promises. */
function factsOf(gym: Content, other: Content): string[] {
	const otherFacts = new Set(other.facts.values());
	const facts = [...gym.facts.values()].filter(
		(fact) =>
			fact.length >= 3 &&
			!otherFacts.has(fact) &&
			// Excludes facts such as "50%" and "12-25", because styles and dates contain them, too.
			!/^\d+(%|-\d+)$/.test(fact),
	);
	return [...new Set([...namesOf(gym), ...facts])];
}

function namesOf({ site, testimonials, articles, coaches }: Content): string[] {
	return [
		site.name,
		site.shortName,
		site.shortName.toLowerCase(),
		site.neighborhood,
		site.city,
		site.address.street,
		site.address.zip,
		site.phone,
		site.phone.replace(/\D/g, ""),
		site.email,
		site.prolabsEmail,
		new URL(site.url).hostname,
		site.parkingNote,
		site.activeMembers,
		...Object.values(testimonials.people).map(({ name }) => name),
		...Object.values(coaches).map(({ name }) => name),
		...articles.flatMap(({ author, title }) => [author, title]),
	];
}

function plain(text: string): string {
	return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}
