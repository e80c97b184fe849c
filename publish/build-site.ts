// `npm run build`: bundles the code, renders all pages and writes every other file of the site.
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import {
	articlePath,
	shortArticlePaths,
} from "#articles/list/article-paths.ts";
import { notFoundAddress } from "#model/files.ts";
import { addressesOf } from "#model/page-addresses.ts";
import type { PageMeta } from "#model/views/page-meta.ts";
import { type Page, requiredPageAt } from "#pages/pages.ts";
import { type BuildInfo, readCommit, summarizeBuild } from "./build-info.ts";
import { bundle } from "./bundle.ts";
import { calendarFiles } from "./calendar/calendar-files.ts";
import { readContentVersions } from "./calendar/content-versions.ts";
import { compressFolder } from "./compress.ts";
import { forEachConcurrently } from "./concurrency.ts";
import { encodePictures, writePictures } from "./content/encode-pictures.ts";
import { isFastBuild } from "./content/fast-build.ts";
import {
	printWarnings,
	readSiteContent,
	siteSettings,
} from "./content/site-content.ts";
import { caddyFile } from "./hosts/caddy.ts";
import { headersFile } from "./hosts/headers-file.ts";
import { hostNames } from "./hosts/host-names.ts";
import { nginxFile } from "./hosts/nginx.ts";
import { redirectsFile } from "./hosts/redirects-file.ts";
import {
	buildInfoPath,
	notFoundFile,
	type Redirect,
	type SiteRules,
	siteRules,
} from "./hosts/site-rules.ts";
import { wranglerFile } from "./hosts/wrangler.ts";
import {
	contentSecurityPolicy,
	securityHeaders,
	splitSharedStyles,
} from "./html/security-policy.ts";
import { htmlFileOf } from "./html-file.ts";
import { designColors } from "./seo/design-colors.ts";
import { headTags } from "./seo/head-tags.ts";
import { icons } from "./seo/icons.ts";
import { machineFiles } from "./seo/machine-files.ts";
import { sharePicture } from "./share/share-pictures.ts";

process.env.NODE_ENV = "production";

const buildFolder = resolve(process.env.BUILD_DIR ?? "build");
const siteFolder = join(buildFolder, "client");
const notFoundMainPath = notFoundFile.replace(".html", "");

await rm(buildFolder, { recursive: true, force: true });
const settings = siteSettings(resolve("."));
const { content, images } = await readSiteContent(settings);
printWarnings(content);
// With WITHOUT_PICTURES=1, scripts/start-site.ts encodes each picture when it is requested.
const pictureFiles =
	process.env.WITHOUT_PICTURES === "1" ? new Map() : images.files;
// Runs in parallel with bundling, which uses only one processor.
const encoding = encodePictures(pictureFiles.values(), settings.cache);
encoding.catch(() => undefined);
const { renderer, assets } = await bundle(buildFolder, content);
const colors = await designColors();
const warned = new Set<string>();
const listedPages = await writePages();
const rules = siteRules({
	...policies(),
	redirects: wrongCategoryRedirects(),
});
// A build must write the same calendars in every time zone (calendar/calendar-files.ts).
process.env.TZ = "UTC";
await writeMachineFiles();
await writeHostFiles(rules);
await encoding;
await writePictures(
	{ ...images, files: pictureFiles },
	settings.cache,
	siteFolder,
);
await compressFolder(siteFolder, resolve(".cache/brotli"));
await describeBuild();
// React's browser renderer keeps a MessageChannel open, so this process would never end.
process.exit();

/** Returns the pages that search engines may list, in the order of their paths. */
async function writePages(): Promise<readonly PageMeta[]> {
	const listed: PageMeta[] = [];
	await forEachConcurrently(addressesOf(content), async (path) => {
		const head = pageInFolder(path).head(content);
		const page =
			path === notFoundAddress ? { ...head, mainPath: notFoundMainPath } : head;
		const image = await writeSharePicture(page);
		const tags = headTags({ content, path, page, image });
		if (path === page.mainPath && !page.noindex) listed.push(page);
		await write(
			join(siteFolder, htmlFileOf(path)),
			await renderer.renderPage(path, content, images, assets, tags),
		);
	});
	return listed.toSorted((a, b) => (a.mainPath < b.mainPath ? -1 : 1));
}

function pageInFolder(path: string): Page {
	const page = requiredPageAt(path, content);
	if (!(page.folder in assets.styles.pages))
		throw new Error(
			`src/pages/pages.ts: expected the folder of the component of ${path}, got "${page.folder}"`,
		);
	return page;
}

function policies() {
	const mainStyles = new Map(
		addressesOf(content).map((path) => [
			path,
			renderer.mainStyle(pageInFolder(path).folder, assets.styles),
		]),
	);
	const { sharedStyles, styleByPage } = splitSharedStyles(
		mainStyles,
		notFoundAddress,
	);
	const scripts = renderer.inlineScripts;
	const styles = [assets.styles.belowMain, ...sharedStyles];
	return {
		securityHeaders: securityHeaders(content, { scripts, styles }),
		pageHeaders: new Map(
			[...styleByPage].map(([path, style]) => [
				path,
				{
					"Content-Security-Policy": contentSecurityPolicy(
						content.integrations,
						{ scripts, styles: [...styles, style] },
					),
				},
			]),
		),
	};
}

async function writeSharePicture(page: PageMeta): Promise<string> {
	if (isFastBuild) return "/share/left-out-of-a-fast-build.jpg";
	const cache = resolve(".cache/share");
	const picture = await sharePicture(page, content, colors, cache);
	const { address, path } = picture;
	for (const warning of picture.warnings) {
		// Prints each warning once, because every picture repeats a warning about the gym's name.
		if (!warned.has(warning)) console.warn(`Warning: ${warning}`);
		warned.add(warning);
	}
	await mkdir(join(siteFolder, "share"), { recursive: true });
	await copyFile(path, join(siteFolder, address));
	return address;
}

async function writeMachineFiles(): Promise<void> {
	const versions = await readContentVersions(settings.folder);
	if (!versions.isComplete)
		console.warn(
			"git has no full history of the content here: calendars keep events that were removed (docs/publishing.md)",
		);
	const icon = content.images.get(content.site.favicon)?.path ?? "";
	for (const [address, file] of [
		...machineFiles(content, listedPages, colors),
		...calendarFiles(content, versions),
		...(await icons(await readFile(icon), colors.theme)),
	])
		await write(join(siteFolder, address), file);
}

async function writeHostFiles(siteRules: SiteRules): Promise<void> {
	const hosts = join(buildFolder, "hosts");
	const names = hostNames(content.site.url);
	const root = "/var/www/site";
	await Promise.all([
		write(join(siteFolder, "_headers"), headersFile(siteRules.headers)),
		write(join(siteFolder, "_redirects"), redirectsFile(siteRules.redirects)),
		write(join(hosts, "nginx.conf"), nginxFile(siteRules, { names, root })),
		write(join(hosts, "Caddyfile"), caddyFile(siteRules, { names, root })),
		write(
			join(hosts, "wrangler.jsonc"),
			wranglerFile({ name: names.name, directory: "../client" }),
		),
		write(
			join(buildFolder, "site-rules.json"),
			`${JSON.stringify(siteRules, null, "\t")}\n`,
		),
	]);
}

/** Runs after compression, because each build.json differs and would fill the compression cache. */
async function describeBuild(): Promise<void> {
	const info: BuildInfo = {
		url: content.site.url,
		...(await readCommit()),
		builtAt: new Date().toISOString(),
		counts: {
			pages: addressesOf(content).length,
			articles: content.articles.length,
			pictures: content.images.size,
		},
	};
	await write(join(siteFolder, buildInfoPath), `${JSON.stringify(info)}\n`);
	console.log(`Published ${siteFolder}`);
	// Prints no summary if the build uses the sandbox, because the summary contains the public URL.
	if (!settings.providerOrigin) console.log(summarizeBuild(info));
}

/** Redirects article URLs with a wrong category (docs/decisions/0007-article-pages.md). */
function wrongCategoryRedirects(): Redirect[] {
	return content.articles.map(({ slug, category }) => ({
		from: articlePath("*", slug),
		to: shortArticlePaths(slug)[0],
		except: articlePath(category, slug),
	}));
}

async function write(path: string, file: string | Buffer): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, file);
}
