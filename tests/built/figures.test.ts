import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPair, isScalar, parseDocument, visit } from "yaml";
import {
	type BuiltPage,
	builtPage,
	builtPages,
} from "../support/built-pages.ts";
import { copyContent, rebuild, remove } from "../support/rebuild.ts";
import { builds } from "../support/sites.ts";

const enoughForABuild = 300_000;
/** Every figure that the pages derive from prices is a sum or a share of them: it grows as they do. */
const times = 7;
/** Keeps what the build checks: each class stays as long as it is and within the opening hours. */
const minutesLater = 7;

describe("every price and every time of the content is changed", () => {
	let folder: string;
	let dir: string;
	let pages: { before: BuiltPage; after: BuiltPage }[];

	beforeAll(() => {
		folder = copyContent();
		changeFile(join(folder, "pricing.yaml"), multiplyPrices);
		changeFile(join(folder, "schedule.yaml"), moveTimes);
		dir = rebuild({ CONTENT_DIR: folder });
		pages = builtPages(builds.published).map((before) => ({
			before,
			after: builtPage(before.path, dir),
		}));
	}, enoughForABuild);
	afterAll(() => {
		remove(dir);
		remove(folder);
	});

	test("CONST-06 PRICE-10 and every dollar figure of every page follows, in its words and in its structured data", () => {
		let count = 0;
		for (const { before, after } of pages) {
			const old = dollarsIn(before);
			expect(dollarsIn(after), before.path).toEqual(
				old.map((dollars) => expect.closeTo(dollars * times, 0)),
			);
			count += old.length;
		}
		expect(count).toBeGreaterThan(50);
	});

	test("HOURS-01 CONST-06 and every time of day on every page follows, in its words and in its structured data", () => {
		let count = 0;
		for (const { before, after } of pages) {
			const old = timesIn(before);
			expect(timesIn(after), before.path).toEqual(old.map(later));
			count += old.length;
		}
		expect(count).toBeGreaterThan(60);
	});
});

test("CONST-05 CONST-06 no text of the content types a price, a duration or a limit: it quotes one in braces", () => {
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

/** Keys of pricing.yaml whose numbers are no money. */
const noMoney =
	/^(sessions\w*|\w*Size|weeksPerMonth|timeline\w*|\w*[pP]ercent|\w*Team|days|inMonths|\w*[pP]eople\w*|\w*[hH]ours|\w*[mM]inutes)$/;

function multiplyPrices(yaml: string): string {
	const document = parseDocument(yaml);
	visit(document, {
		Scalar(_, scalar, path) {
			const keys = path
				.filter(isPair)
				.map(({ key }) => (isScalar(key) ? String(key.value) : ""));
			const key = keys.at(-1) ?? "";
			if (
				typeof scalar.value === "number" &&
				!noMoney.test(key) &&
				(key !== "amount" || keys.includes("dollarsPerWeek"))
			)
				scalar.value *= times;
		},
	});
	return String(document);
}

function moveTimes(yaml: string): string {
	return yaml.replaceAll(
		/(\d+):(\d\d)(?= [AP]M)/g,
		(_, hours: string, minutes: string) =>
			`${hours}:${String(Number(minutes) + minutesLater).padStart(2, "0")}`,
	);
}

function dollarsIn({ text, html }: BuiltPage): number[] {
	return [
		...[...text.matchAll(/\$([\d,]+(?:\.\d\d)?)/g)].map(([, figure = ""]) =>
			Number(figure.replaceAll(",", "")),
		),
		...[...html.matchAll(/"price":"?([\d.]+)/g)].map(([, figure]) =>
			Number(figure),
		),
	];
}

/** "6:30–8:00 AM" and, of hours, "8 AM–5 PM" and the "05:30" of machines; as minutes past the hour named. */
function timesIn({ text, html }: BuiltPage): string[] {
	// To machines a closed day opens and closes at midnight, whatever the hours are.
	const closedDay = '"opens":"00:00","closes":"00:00"';
	return [
		...[
			...text.matchAll(
				/(?<![\d:])\d{1,2}(?::\d\d)?(?=\s?(?:[–-]|to)\s?\d{1,2}(?::\d\d)?\s[AP]M|\s[AP]M)/g,
			),
		].map(([time]) => time),
		...[
			...html
				.replaceAll(closedDay, "")
				.matchAll(/"(?:opens|closes|startTime|endTime)":"([\d:]+)/g),
		].map(([, time = ""]) => time),
	];
}

/** "6:30" or "8" -> "6:37" or "8:07" */
function later(time: string): string {
	const [hours, minutes = "0", ...rest] = time.split(":");
	return [
		hours,
		String(Number(minutes) + minutesLater).padStart(2, "0"),
		...rest,
	].join(":");
}

/** Of an article its front matter; what it teaches has numbers of its own. */
function withoutTeaching(file: string): string {
	const text = readFileSync(file, "utf8");
	return file.startsWith("content/articles/")
		? text.slice(0, text.indexOf("\n---", 4))
		: text;
}

function changeFile(file: string, change: (text: string) => string): void {
	writeFileSync(file, change(readFileSync(file, "utf8")));
}
