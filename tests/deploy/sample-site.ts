import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { BuildInfo } from "../../publish/build-info.ts";
import { siteRules } from "../../publish/hosts/site-rules.ts";
import { siteUrl } from "./web-servers.ts";

/** A security policy that fits only the pages of this build. */
export const policyOf = (build: string) =>
	`default-src 'self'; img-src ${build}.example`;
export const assetOf = (build: string) => `/assets/style-${build}.css`;
export const pageOf = (build: string) =>
	`<!doctype html><title>${build}</title><link rel="stylesheet" href="${assetOf(build)}">${"x".repeat(2000)}`;

/**
 * Writes files like those of `npm run build` for a site of three pages. Every file except the
 * picture contains the build's name.
 */
export async function writeSampleSite(
	dir: string,
	build: string,
): Promise<string> {
	const write = async (path: string, file: string | Buffer) => {
		await mkdir(dirname(join(dir, path)), { recursive: true });
		await writeFile(join(dir, path), file);
	};
	const html = pageOf(build);
	for (const page of ["index.html", "pricing.html", "404.html"]) {
		await write(`client/${page}`, html);
		await write(`client/${page}.gz`, gzipSync(html));
	}
	await write(`client${assetOf(build)}`, `/* ${build} */`);
	await write("client/images/door-1a2b.svg", "<svg/>");
	const info: BuildInfo = {
		url: siteUrl,
		commit: Buffer.from(build).toString("hex").padEnd(40, "0"),
		hasUncommittedChanges: false,
		builtAt: "2026-11-28T08:20:00.000Z",
		counts: { pages: 3 },
	};
	await write("client/build.json", `${JSON.stringify(info)}\n`);
	const rules = siteRules({
		securityHeaders: {
			"Content-Security-Policy": policyOf(build),
			"Strict-Transport-Security": "max-age=63072000",
		},
		redirects: [],
	});
	await write("site-rules.json", JSON.stringify(rules));
	return dir;
}
