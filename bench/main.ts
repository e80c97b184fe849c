// npm run bench [-- /path …] [--runs=5] [--cpu=2] [--against=/path/build]
// Compares the build with its baseline (baseline.ts) and an earlier build, on a slow phone and
// connection. Writes bench/results/*.json. Compare only times of the same run. Run nothing else
// meanwhile.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { startSandbox } from "../sandbox/server.ts";
import { findChromium, installBrowsers } from "../scripts/setup/browsers.mjs";
import { CommandError, runMain } from "../scripts/setup/command-error.mjs";
import { type Builds, makeBuilds } from "./builds.ts";
import { findTapPoints, measure, type Sample } from "./measure.ts";
import { createCertificate } from "./network/certificate.ts";
import { type Served, serveSlowly } from "./network/serve.ts";
import { slow4g } from "./network/slow-connection.ts";
import { figuresOf } from "./report/metrics.ts";
import { notesOf, slugOf, tableOf } from "./report/report.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runMain(async () => {
	const options = readOptions();
	await installBrowsers();
	const browser = await findChromium(root);
	const sandbox = await startSandbox({ port: 0 });
	const certificate = await createCertificate("localhost");
	console.log("Building the site and its baseline …");
	const builds = await makeBuilds({
		root,
		providerOrigin: sandbox.origin.replace("127.0.0.1", "localhost"),
		against: options.against,
	});
	const sides: Side[] = [];
	for (const name of ["site", "baseline", "before"] as const) {
		const dir = builds[name];
		if (dir) sides.push({ name, served: await serveSlowly(dir, certificate) });
	}
	const flags = [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-quic",
		// Accepts only this certificate. If Chromium ignored all certificate errors, it would cache
		// nothing.
		`--ignore-certificate-errors-spki-list=${certificate.keyHash}`,
		// Without this flag, V8 parses react-dom again for each Error while DevTools is connected.
		"--js-flags=--no-enable-lazy-source-positions",
	];
	try {
		await compare(options, sides, browser, flags);
	} finally {
		await Promise.all(sides.map(({ served }) => served.close()));
		await sandbox.close();
	}
	return undefined;
});

function readOptions() {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			runs: { type: "string", default: "5" },
			cpu: { type: "string", default: "4" },
			against: { type: "string" },
		},
	});
	const { against } = values;
	const paths = positionals.length > 0 ? positionals : ["/"];
	const runs = Number(values.runs);
	const cpuSlowdown = Number(values.cpu);
	if (
		!(
			paths.every((path) => path.startsWith("/")) &&
			Number.isInteger(runs) &&
			runs >= 1 &&
			cpuSlowdown >= 1
		)
	)
		throw new CommandError(
			"Paths begin with a slash, --runs is a whole number from 1, --cpu is 1 or more.",
		);
	return { paths, runs, cpuSlowdown, against };
}

type BenchOptions = ReturnType<typeof readOptions>;

type Side = { name: keyof Builds; served: Served };

async function compare(
	{ paths, runs, cpuSlowdown }: BenchOptions,
	sides: readonly Side[],
	executablePath: string,
	flags: readonly string[],
): Promise<void> {
	await using browser = await chromium.launch({
		executablePath,
		args: [...flags],
	});
	console.log(`The processor is slowed ${cpuSlowdown} ×.`);
	for (const path of paths) {
		const samples: Record<keyof Builds, Sample[]> = {
			site: [],
			baseline: [],
			before: [],
		};
		const subjects = await Array.fromAsync(sides, async ({ name, served }) => {
			const hasScripts = name !== "baseline";
			const subject = { browser, cpuSlowdown, served, path, hasScripts };
			const points = await findTapPoints(subject);
			return { name, subject, points };
		});
		for (let run = 0; run < runs; run += 1) {
			// Alternates the order, so that changes of the machine's speed affect all builds equally.
			const order = run % 2 ? subjects : subjects.toReversed();
			for (const { name, subject, points } of order)
				samples[name].push(await measure(subject, points));
			console.log(`${path}: ${run + 1} of ${runs}`);
		}
		console.log(`\n${path}, ${runs} visits each, medians (range)`);
		console.table(tableOf(samples));
		console.log(`${notesOf(samples)}\n`);
		const file = join(root, "bench/results", `${slugOf(path)}.json`);
		const result = {
			path,
			date: new Date().toISOString(),
			browser: `Chromium ${browser.version()}`,
			cpuSlowdown,
			connection: slow4g,
			figures: figuresOf(samples),
			samples,
		};
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, `${JSON.stringify(result, null, "\t")}\n`);
		console.log(`Written to ${file}`);
	}
}
