import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import {
	buildInfoPath,
	headersFor,
	notFoundFile,
} from "../../publish/hosts/site-rules.ts";
import type { BuiltSite } from "./built-site.ts";

/** Maximum time that a web server takes to reload its settings. */
const switchTimeoutMs = 10_000;
const requestTimeoutMs = 10_000;

type FetchedPage = { status: number; headers: Headers; body: string };

/** Waits until the site serves this build.json. Returns a problem on timeout. */
export async function waitForBuild(
	url: string,
	infoText: string,
): Promise<string | undefined> {
	const deadline = performance.now() + switchTimeoutMs;
	let problem: string | undefined;
	do {
		const response = await request(url, buildInfoPath).catch(String);
		if (typeof response !== "string" && response.body === infoText)
			return undefined;
		problem =
			typeof response === "string"
				? `${url}${buildInfoPath} does not answer: ${response}`
				: response.status === 200
					? `${url}${buildInfoPath} is not that of this build: the server shows another folder`
					: `${url}${buildInfoPath} answers ${response.status}, not 200`;
		await setTimeout(250);
	} while (performance.now() < deadline);
	return problem;
}

/** Compares status, headers and text of a few URLs with the build; returns the problems. */
export async function checkSite(
	url: string,
	site: BuiltSite,
): Promise<string[]> {
	const problem = await waitForBuild(url, site.infoText);
	if (problem) return [problem];
	const problems = await compareWithBuild(url, site);
	if (problems.length === 0) return [];
	// Checks once more, because an old worker process of the web server may have responded.
	await setTimeout(1000);
	return compareWithBuild(url, site);
}

async function compareWithBuild(
	url: string,
	site: BuiltSite,
): Promise<string[]> {
	const [hashedFolder = ""] = site.hashedFolders;
	const [asset] = (await readdir(join(site.folder, hashedFolder))).filter(
		(name) => /\.(?:js|css)$/.test(name),
	);
	const page = (await readdir(site.folder)).find(
		(file) =>
			file.endsWith(".html") &&
			!["/index.html", notFoundFile].includes(`/${file}`),
	);
	const problems = await Promise.all([
		check("/", 200, "index.html"),
		page ? check(`/${page.replace(".html", "")}`, 200, page) : [],
		asset ? check(`/${hashedFolder}/${asset}`, 200) : [],
		check(buildInfoPath, 200),
		check(`/${crypto.randomUUID()}`, 404, notFoundFile, notFoundFile),
	]);
	return problems.flat();

	async function check(
		path: string,
		status: number,
		file?: string,
		headersOf = path,
	): Promise<string[]> {
		const response = await request(url, path).catch(String);
		if (typeof response === "string")
			return [`${path} does not answer: ${response}`];
		if (response.status !== status)
			return [`${path} answers ${response.status}, not ${status}`];
		const expected = Object.entries(headersFor(site.rules.headers, headersOf));
		const problems = expected
			.filter(([name, value]) => response.headers.get(name) !== value)
			.map(
				([name, value]) =>
					`${path} has the header ${name}: ${shorten(response.headers.get(name) ?? "(none)")}, not ${shorten(value)}`,
			);
		if (
			file &&
			response.body !== (await readFile(join(site.folder, file), "utf8"))
		)
			problems.push(`${path} is not the page of this build`);
		return problems;
	}
}

async function request(url: string, path: string): Promise<FetchedPage> {
	const response = await fetch(url + path, {
		redirect: "manual",
		signal: AbortSignal.timeout(requestTimeoutMs),
	}).catch((error: Error) => {
		// fetch reports only "fetch failed"; `cause` contains the reason.
		throw error.cause ?? error;
	});
	return {
		status: response.status,
		headers: response.headers,
		body: await response.text(),
	};
}

function shorten(text: string): string {
	return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
