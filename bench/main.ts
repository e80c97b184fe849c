// npm run bench [-- /path …] [--runs=5] [--device=desktop] [--cpu=2] [--lighthouse]
//
// Compares the built site with a copy of itself without scripts, on a slow phone with a slow connection. The figures of
// a page go to bench/results/ as JSON. Times depend on the machine: compare those of one run, and let nothing else run.
// The targets in milliseconds are those of a device on which the copy of the home page opens its menu in about 50 ms and
// shows its next page in about 290: --cpu makes one of this machine.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { startSandbox } from "../sandbox/server.ts";
import { findBrowser } from "../scripts/setup/browser.mjs";
import { runMain } from "../scripts/setup/problem.mjs";
import { createSteps } from "../scripts/setup/steps.mjs";
import { buildPair } from "./build-pair.ts";
import { createCertificate } from "./certificate.ts";
import { network } from "./device.ts";
import { lighthouseScores, type Scores } from "./lighthouse.ts";
import { benchmarkIndex } from "./machine.ts";
import { findTapPoints, measure, type Sample } from "./measure.ts";
import { figuresOf } from "./metrics.ts";
import { type BenchOptions, parseOptions } from "./options.ts";
import { type Measured, medianScores, reportOf, slugOf } from "./report.ts";
import { type ServedPair, servePair } from "./serve-pair.ts";
import { table } from "./table.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runMain(async () => {
	const options = parseOptions(process.argv.slice(2));
	const browser = await findBrowser(root, createSteps());
	const sandbox = await startSandbox({ port: 0 });
	const certificate = await createCertificate();
	console.log("Building the site and its copy without scripts …");
	const pair = await buildPair({
		root,
		providerOrigin: sandbox.origin.replace("127.0.0.1", "localhost"),
	});
	const served = await servePair(pair, certificate);
	const flags = [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
		// Trusts this one certificate. Where errors are merely ignored, Chromium keeps nothing in its cache.
		`--ignore-certificate-errors-spki-list=${certificate.keyHash}`,
	];
	try {
		await (options.lighthouse ? askLighthouse : compare)(
			options,
			served,
			browser,
			flags,
		);
	} finally {
		await served.close();
		await sandbox.close();
	}
	return undefined;
});

type FoundBrowser = Awaited<ReturnType<typeof findBrowser>>;

async function compare(
	{ paths, runs, device, cpuSlowdown }: BenchOptions,
	origins: ServedPair,
	found: FoundBrowser,
	flags: readonly string[],
): Promise<void> {
	const browser = await chromium.launch({
		executablePath: found.path,
		args: [...flags],
	});
	try {
		const index = await benchmarkIndex(browser);
		console.log(
			`The processor is slowed ${cpuSlowdown} ×; this machine's BenchmarkIndex is ${index} (bench/machine.ts).`,
		);
		for (const path of paths) {
			const at = (side: "site" | "limit") => ({
				browser,
				device,
				cpuSlowdown,
				url: origins[side] + path,
				hasScripts: side === "site",
			});
			const points = {
				site: await findTapPoints(at("site")),
				limit: await findTapPoints(at("limit")),
			};
			const samples: Record<"site" | "limit", Sample[]> = {
				site: [],
				limit: [],
			};
			for (let run = 0; run < runs; run += 1) {
				// In turns, so that a change of the machine's mood meets both.
				const order = ["site", "limit"] as const;
				for (const side of run % 2 ? order : order.toReversed()) {
					samples[side].push(await measure(at(side), points[side]));
				}
				console.log(`${path}: ${run + 1} of ${runs}`);
			}
			const measured = { path, ...samples };
			console.log(`\n${reportOf(measured)}\n`);
			await writeResults(measured, {
				browser: found.version,
				device,
				benchmarkIndex: index,
				cpuSlowdown,
			});
		}
	} finally {
		await browser.close();
	}
}

async function writeResults(
	measured: Measured,
	conditions: {
		browser: string;
		device: BenchOptions["device"];
		benchmarkIndex: number;
		cpuSlowdown: number;
	},
): Promise<void> {
	const { path, site, limit } = measured;
	const { device } = conditions;
	const suffix = device === "phone" ? "" : `-${device}`;
	const file = join(root, "bench/results", `${slugOf(path)}${suffix}.json`);
	const result = {
		path,
		date: new Date().toISOString(),
		...conditions,
		network,
		figures: figuresOf(site, limit),
		samples: { site, limit },
	};
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, `${JSON.stringify(result, null, "\t")}\n`);
	console.log(`Written to ${file}`);
}

async function askLighthouse(
	{ paths, runs, cpuSlowdown }: BenchOptions,
	{ site }: ServedPair,
	{ path: browserPath }: FoundBrowser,
	flags: readonly string[],
): Promise<void> {
	const rows: string[][] = [];
	for (const path of paths) {
		const url = site + path;
		const rounds: Scores[] = [];
		for (let run = 0; run < runs; run += 1) {
			const round = await lighthouseScores({
				url,
				browserPath,
				cpuSlowdown,
				flags,
			});
			rounds.push(round);
			for (const failure of round.failures) console.log(`${path}: ${failure}`);
			console.log(`${path}: ${run + 1} of ${runs}`);
		}
		const scores = medianScores(rounds);
		if (rows.length === 0) rows.push(["", ...Object.keys(scores)]);
		rows.push([path, ...Object.values(scores)]);
	}
	console.log(`\n${runs} rounds each, medians (range)\n${table(rows)}`);
}
