// Builds the site with many articles and says what that costs: node scripts/many-articles.ts 2000
// The articles are made up, go into a copy of content/, and are removed with the build at the end (KEEP=1 keeps both).
import { spawn } from "node:child_process";
import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const categories = [
	"nutrition",
	"training",
	"mindset",
	"community",
	"coaching",
];
/** One article in so many has a long text, the others are their excerpt. */
const longEvery = 4;
const paragraph =
	"Most people either train on nothing or on far too much. Write down what you did, when, and how it felt, and after two weeks you will know more about your mornings than any article does. ";

type Step = { seconds: number; megabytes: number };

const count = Number(process.argv[2] ?? 2000);
if (!Number.isInteger(count) || count < 1) {
	console.error("Say how many articles: node scripts/many-articles.ts 2000");
	process.exit(1);
}

const content = mkdtempSync(join(tmpdir(), "many-articles-"));
// Within the project: what prerenders the pages looks for React in its node_modules.
const build = mkdtempSync(resolve("build-many-"));
try {
	cpSync("content", content, { recursive: true });
	for (let index = 0; index < count; index += 1) {
		const name = `made-up-${String(index).padStart(6, "0")}`;
		writeFileSync(join(content, "articles", `${name}.md`), article(index));
	}
	console.log(`${count} articles beside those of content/`);
	const made = await run(
		"react-router build",
		"node_modules/.bin/react-router",
		["build"],
	);
	const published = await run("publish", process.execPath, [
		"publish/publish.ts",
	]);
	report(made, published);
} finally {
	if (process.env.KEEP !== "1") {
		for (const folder of [content, build])
			rmSync(folder, { recursive: true, force: true });
	}
}

function article(index: number): string {
	const day = new Date(Date.UTC(2005, 0, 1 + (index % 6000)));
	const date = day.toLocaleDateString("en-US", {
		dateStyle: "long",
		timeZone: "UTC",
	});
	const body = Array.from(
		{ length: index % longEvery === 0 ? 6 : 0 },
		(_, part) =>
			`## Part ${part + 1} of number ${index}\n\n${paragraph.repeat(3).trim()}\n\n- One\n- Two, [with a link](/pricing)\n`,
	);
	return `---
title: Made-up article number ${index}
excerpt: Number ${index} of many, made up to measure the build. It says nothing that anyone needs to know.
keywords: [made up]
category: ${categories[index % categories.length]}
author: Nobody
date: ${date}
relatedService: /group-classes
photo:
  file: kettlebells.jpg
  alt: Kettlebells lined up on the rubber floor
---

${body.join("\n")}`;
}

/** Runs a step of the build and watches how much memory it takes at most. */
async function run(
	name: string,
	program: string,
	parameters: string[],
): Promise<Step> {
	const start = performance.now();
	let megabytes = 0;
	const child = spawn(program, parameters, {
		env: { ...process.env, CONTENT_DIR: content, BUILD_DIR: build },
		stdio: ["ignore", "ignore", "inherit"],
	});
	const watch = setInterval(() => {
		megabytes = Math.max(megabytes, peakMemory(child.pid));
	}, 250);
	const code = await new Promise((done) => child.once("exit", done));
	clearInterval(watch);
	if (code !== 0) throw new Error(`${name} failed`);
	return { seconds: (performance.now() - start) / 1000, megabytes };
}

/** Linux keeps the peak of a process; elsewhere it is unknown and shown as 0. */
function peakMemory(pid: number | undefined): number {
	try {
		const status = readFileSync(`/proc/${pid}/status`, "utf8");
		return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000;
	} catch {
		return 0;
	}
}

function report(made: Step, published: Step): void {
	const site = join(build, "client");
	const pages = readdirSync(site, { recursive: true })
		.map(String)
		.filter((file) => file.endsWith(".html"));
	const step = (name: string, { seconds, megabytes }: Step) =>
		`${name}: ${seconds.toFixed(0)} s, ${((seconds / pages.length) * 1000).toFixed(1)} s per 1,000 pages, ${megabytes.toFixed(0)} MB at most`;
	console.log(`${pages.length} pages`);
	console.log(step("react-router build", made));
	console.log(step("publish", published));
	for (const path of [
		"fitness-tips",
		"fitness-tips/training/rest-days",
		"fitness-tips/nutrition/made-up-000000",
		...(pages.includes("fitness-tips/nutrition/page/2.html")
			? ["fitness-tips/nutrition/page/2"]
			: []),
	])
		console.log(`/${path}: ${weigh(path)}`);
}

/** What a browser receives of a page: its HTML, the file that starts it, and what a change of page fetches. */
function weigh(path: string): string {
	const site = join(build, "client");
	const html = readFileSync(join(site, `${path}.html`), "utf8");
	const boot = /data-boot="([^"]+)"/.exec(html)?.[1] ?? "";
	const size = (file: string) => {
		const whole = join(site, file);
		const packed = statSync(`${whole}.br`, { throwIfNoEntry: false });
		return `${(packed ?? statSync(whole)).size} B (${statSync(whole).size} unpacked)`;
	};
	return [
		`HTML ${size(`${path}.html`)}`,
		`start file ${size(boot)}`,
		`data ${size(`${path}.data`)}`,
	].join(", ");
}
