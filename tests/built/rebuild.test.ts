import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPage } from "../support/built-pages.ts";
import { copyContent, hashesOf, rebuild, remove } from "../support/rebuild.ts";
import { builds } from "../support/sites.ts";

const enoughForABuild = 300_000;

describe("the same content gives the same site", () => {
	let dir: string;

	// In another year, on the other side of the world, on a computer that speaks German.
	beforeAll(() => {
		dir = rebuild({
			TZ: "Pacific/Auckland",
			LANG: "de_DE.UTF-8",
			LC_ALL: "de_DE.UTF-8",
			NODE_OPTIONS: `--import ${shiftedClock(7 * 366)}`,
		});
	}, enoughForABuild);
	afterAll(() => remove(dir));

	test("byte for byte, whenever and wherever it is built", () => {
		const first = hashesOf(join(builds.published, "client"));
		expect(Object.keys(first).length).toBeGreaterThan(100);
		expect(hashesOf(join(dir, "client"))).toEqual(first);
	});

	test("and the same files for the hosts", () => {
		expect(hashesOf(join(dir, "hosts"))).toEqual(
			hashesOf(join(builds.published, "hosts")),
		);
	});
});

describe("a price is changed in one place, content/pricing.yaml", () => {
	let folder: string;
	let dir: string;
	const silver = /(?<=id: silver\n.*\n\s+pricePerWeek: )\d+/;
	const before = Number(
		silver.exec(readFileSync("content/pricing.yaml", "utf8"))?.[0],
	);
	// A figure that the gym does not use yet; all memberships rise, since each costs more than the one before.
	const rise = 1000;
	const memberships = /(?<=^ {4}pricePerWeek: )\d+/gm;
	const after = before + rise;
	const shown = `$${after.toLocaleString("en-US")}`;

	beforeAll(() => {
		folder = copyContent();
		const pricing = join(folder, "pricing.yaml");
		writeFileSync(
			pricing,
			readFileSync(pricing, "utf8").replace(memberships, (price) =>
				String(Number(price) + rise),
			),
		);
		dir = rebuild({ CONTENT_DIR: folder });
	}, enoughForABuild);
	afterAll(() => {
		remove(dir);
		remove(folder);
	});

	test("and the home page shows the new price of Silver", () => {
		expect(builtPage("/", builds.published).text).toContain(
			`From $${before} per week`,
		);
		expect(builtPage("/", dir).text).toContain(`From ${shown} per week`);
	});

	test("CONST-06 PRICE-10 and so do the card, the estimate and the answers of the pricing page", () => {
		const count = (price: string, build: string) =>
			builtPage("/pricing", build).text.split(price).length - 1;
		expect(count(shown, dir)).toBeGreaterThan(3);
		expect(count(shown, dir)).toBe(count(`$${before}`, builds.published));
	});

	test("and no page and no script knows the old one any more", () => {
		const files = readdirSync(join(dir, "client"), {
			recursive: true,
			encoding: "utf8",
		}).filter((file) => /\.(html|js|css|txt|xml)$/.test(file));
		expect(files.length).toBeGreaterThan(15);
		const knowing = (old: string) =>
			files.filter((file) =>
				readFileSync(join(dir, "client", file), "utf8").includes(old),
			);
		expect(knowing(`$${before}`)).toEqual([]);
		expect(knowing(shown)).toEqual(
			expect.arrayContaining([
				"index.html",
				expect.stringMatching(/^assets\/home-[\w-]+\.js$/),
			]),
		);
	});
});

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
