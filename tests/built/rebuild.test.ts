import { execFileSync } from "node:child_process";
import {
	cpSync,
	globSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPair, isScalar, parseDocument, visit } from "yaml";
import {
	type BuiltPage,
	builtPage,
	builtPages,
} from "../support/built/built-pages.ts";
import { builds, frozenGym, sandboxOrigin } from "../support/sites/sites.ts";

const enoughForABuild = 300_000;
/** Every figure that the pages derive from prices is a sum or a share of them: it grows as they do. */
const times = 7;
/** Keeps what the build checks: each class stays as long as it is and within the opening hours. */
const minutesLater = 7;

// In another year, on the other side of the world, on a computer that speaks German.
describe("the site is built once more, elsewhere, with other prices and other times", () => {
	const folder = mkdtempSync(join(tmpdir(), "content-"));
	// Within the project: what prerenders the pages looks for React in its node_modules.
	const dir = mkdtempSync(resolve("build-tests", "rebuild-"));
	let pages: { before: BuiltPage; after: BuiltPage }[];

	beforeAll(() => {
		cpSync(frozenGym, folder, { recursive: true });
		changeFile(join(folder, "pricing.yaml"), multiplyPrices);
		changeFile(join(folder, "schedule.yaml"), moveTimes);
		changeFile(join(folder, "events.yaml"), moveTimes);
		const env = {
			...process.env,
			// The test runner sets it to "test".
			NODE_ENV: undefined,
			// Like the builds of build-sites.ts: nothing in it expires.
			BUILD_DAY: "",
			BUILD_DIR: dir,
			FAST_BUILD: "1",
			CONTENT_DIR: folder,
			PROVIDER_ORIGIN: sandboxOrigin,
			TZ: "Pacific/Auckland",
			LANG: "de_DE.UTF-8",
			LC_ALL: "de_DE.UTF-8",
			NODE_OPTIONS: `--import ${shiftedClock(7 * 366)}`,
		};
		for (const program of ["scripts/prerender.ts", "publish/publish.ts"])
			execFileSync(process.execPath, [program], { env, stdio: "pipe" });
		pages = builtPages().map((before) => ({
			before,
			after: builtPage(before.path, dir),
		}));
	}, enoughForABuild);
	afterAll(() => {
		for (const made of [dir, folder])
			rmSync(made, { recursive: true, force: true });
	});

	test("CONST-06 PRICE-10 every dollar figure of every page follows, in its words and in its structured data", () => {
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

	test("HOURS-01 CONST-06 every time of day on every page follows, in its words and in its structured data", () => {
		let count = 0;
		for (const { before, after } of pages) {
			const old = timesIn(before);
			expect(timesIn(after), before.path).toEqual(old.map(later));
			count += old.length;
		}
		expect(count).toBeGreaterThan(60);
	});

	test("nothing else differs: whenever and wherever a site is built, its files are the same", () => {
		const [first, second] = [builds.site, dir].map(filesOf);
		expect(first?.length).toBeGreaterThan(100);
		expect(second?.map(({ name }) => name)).toEqual(
			first?.map(({ name }) => name),
		);
		for (const [index, { name, content }] of first?.entries() ?? [])
			expect(second?.[index]?.content === content, name).toBe(true);
	});
});

/**
 * What is published of a build, without figures and hashes of what has figures. Years and dates stay: a clock would be
 * seen.
 */
function filesOf(build: string): { name: string; content: string }[] {
	return globSync("{client,hosts}/**", { cwd: build, withFileTypes: true })
		.filter((file) => file.isFile() && !/\.(br|gz)$/.test(file.name))
		.map((file) => join(file.parentPath, file.name))
		.map((path) => ({
			name: withoutFigures(withoutHash(path.slice(build.length))),
			content: /\.(avif|webp|jpg|png|ico|woff2?)$/.test(path)
				? readFileSync(path, "latin1")
				: withoutFigures(withoutHash(readFileSync(path, "utf8"))),
		}))
		.toSorted(
			(a, b) => compare(a.name, b.name) || compare(a.content, b.content),
		);
}

function compare(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}

/** The list of the routes carries one, too. */
function withoutHash(text: string): string {
	return text.replaceAll(/-[\w-]{8}(?=\.js)|(?<="version":")[0-9a-f]{8}/g, "");
}

function withoutFigures(text: string): string {
	return text
		.replaceAll(/%24|%2C/g, decodeURIComponent)
		.replaceAll(
			/(?<!\d)(?!20\d\d(?:[01]\d[0-3]\d(?:T|\b)|\b))\d+(?:[.,:]\d+)*(?:e\d+)?/g,
			"0",
		);
}

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

function changeFile(file: string, change: (text: string) => string): void {
	writeFileSync(file, change(readFileSync(file, "utf8")));
}

/** A module that moves the clock of a Node process ahead by so many days. */
function shiftedClock(days: number): string {
	const code = `
		const ahead = ${days * 86_400_000};
		const RealDate = Date;
		globalThis.Date = class extends RealDate {
			constructor(...when) { when.length === 0 ? super(RealDate.now() + ahead) : super(...when); }
			static now() { return RealDate.now() + ahead; }
		};`;
	return `data:text/javascript,${encodeURIComponent(code)}`;
}
