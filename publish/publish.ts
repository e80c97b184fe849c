import { readFileSync } from "node:fs";
import {
	mkdir,
	readdir,
	readFile,
	rm,
	rmdir,
	writeFile,
} from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import {
	articleAddress,
	shortAddresses,
	tipsPath,
} from "#articles/list/tips-address.ts";
import { categoryIds } from "#model/schema/article.ts";
import { calendarFiles } from "./calendar/calendar-files.ts";
import { compressFolder } from "./compress.ts";
import { buildDay } from "./content/build-day.ts";
import { isFastBuild } from "./content/fast-build.ts";
import { withProviderOrigin } from "./content/provider-origin.ts";
import { readContent } from "./content/read-content.ts";
import { caddyFile } from "./hosts/caddy.ts";
import { headersFile } from "./hosts/headers-file.ts";
import { nginxFile } from "./hosts/nginx.ts";
import { maxRedirects, redirectsFile } from "./hosts/redirects-file.ts";
import {
	type Redirect,
	type SiteRules,
	siteRules,
} from "./hosts/site-rules.ts";
import { wranglerFile } from "./hosts/wrangler.ts";
import { passPage } from "./html/html-pass.ts";
import { securityHeaders } from "./html/security-policy.ts";
import { publishForSearch } from "./search/publish-for-search.ts";

// Files must not differ by the machine's time zone (calendar/calendar-files.ts).
process.env.TZ = "UTC";

const buildDir = resolve(process.env.BUILD_DIR ?? "build");
const site = join(buildDir, "client");

/** What a prerendered file is published as: pages keep their address without a slash, /not-found is every host's 404. */
function publishedName(file: string): string {
	if (file === "not-found/index.html") return "404.html";
	return file.replace(/\/index\.html$/, ".html");
}

const content = withProviderOrigin(
	await readContent(resolve(process.env.CONTENT_DIR ?? "content"), buildDay()),
	process.env.PROVIDER_ORIGIN,
);
const { names, scriptHashes, styleHashes } = await publishPages();
await publishForSearch({
	content,
	names,
	site,
	cache: resolve(".cache/share"),
});
const rules = siteRules({
	securityHeaders: securityHeaders(content.integrations, {
		scriptHashes,
		styleHashes,
	}),
	// An article under another category (docs/decisions/0007-article-pages.md).
	redirectFolder: tipsPath,
});
for (const [address, text] of calendarFiles(content))
	await write(join(site, address), text);
await writeHostFiles(rules);
await compressFolder(site, {
	cache: resolve(".cache/brotli"),
	isQuick: isFastBuild,
});
console.log(`Published ${site}`);

/**
 * Passes over the pages; every page must be left with the same inline scripts. Styles differ: the policy lists them all.
 */
async function publishPages(): Promise<{
	/** The file names of the pages. */
	names: readonly string[];
	scriptHashes: readonly string[];
	styleHashes: readonly string[];
}> {
	await rm(join(site, "__spa-fallback.html"), { force: true });
	const pages = (await readdir(site, { recursive: true })).filter((file) =>
		file.endsWith(".html"),
	);
	const names: string[] = [];
	const scriptHashes = new Set<string>();
	const styleHashes = new Set<string>();
	const file = (address: string) => readFileSync(join(site, address), "utf8");
	for (const page of pages.map((file) => file.replaceAll("\\", "/"))) {
		const path = join(site, page);
		const name = publishedName(page);
		const passed = passPage(await readFile(path, "utf8"), file);
		names.push(name);
		scriptHashes.add(passed.scriptHashes.join(" "));
		for (const hash of passed.styleHashes) styleHashes.add(hash);
		await write(join(site, "assets", passed.boot.name), passed.boot.code);
		await write(join(site, name), passed.html);
		if (name === page) continue;
		await rm(path);
		// Unless there are more pages or data below.
		await rmdir(dirname(path)).catch(() => undefined);
	}
	const [first, ...others] = scriptHashes;
	if (first === undefined || others.length > 0)
		throw new Error(
			"Pages differ in their inline scripts; one security policy cannot cover them",
		);
	return {
		names,
		scriptHashes: first.split(" "),
		styleHashes: [...styleHashes].sort(),
	};
}

/** The same rules in the language of each host; build/site-rules.json is what the local server reads. */
async function writeHostFiles(siteRules: SiteRules): Promise<void> {
	const hosts = join(buildDir, "hosts");
	const serverName = new URL(content.site.url).hostname;
	await Promise.all([
		write(join(site, "_headers"), headersFile(siteRules.headers)),
		write(
			join(site, "_redirects"),
			redirectsFile([
				...siteRules.redirects,
				...misfiledArticles(maxRedirects - siteRules.redirects.length),
			]),
		),
		write(
			join(hosts, "nginx.conf"),
			nginxFile(siteRules, { serverName, root: "/var/www/site" }),
		),
		write(
			join(hosts, "Caddyfile"),
			caddyFile(siteRules, { address: serverName, root: "/var/www/site" }),
		),
		write(
			join(hosts, "wrangler.jsonc"),
			wranglerFile({
				name: serverName.replaceAll(".", "-"),
				directory: "../client",
			}),
		),
		write(
			join(buildDir, "site-rules.json"),
			`${JSON.stringify(siteRules, null, "\t")}\n`,
		),
	]);
}

/**
 * The articles under each category that is not theirs, the newest first, for the hosts that can only be given single
 * addresses. What does not fit is led on by the page for missing ones (src/shell/missing-page.ts).
 */
function misfiledArticles(atMost: number): Redirect[] {
	return content.articles
		.flatMap(({ slug, category }) =>
			categoryIds
				.filter((other) => other !== category)
				.map((other): Redirect => {
					const [to] = shortAddresses(slug);
					return { from: articleAddress(other, slug), to };
				}),
		)
		.slice(0, atMost);
}

async function write(path: string, text: string): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, text);
}
