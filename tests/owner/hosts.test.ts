import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { headersFile } from "../../publish/hosts/headers-file.ts";
import { contentSecurityPolicy } from "../../publish/html/security-policy.ts";
import { ownersContent } from "../support/contents.ts";
import { builds } from "../support/sites/sites.ts";

const read = (file: string) =>
	readFileSync(join(builds.published, file), "utf8");
const { integrations } = ownersContent;
const { frames, formEmbedScript, gymManagement, imageStorage } = integrations;
const pixel = integrations.pixel.id ? integrations.pixel : undefined;
const reports = pixel ? [new URL(pixel.reportsTo).origin] : [];
const originOf = (url: string) => new URL(url).origin;

/** The security policy of each host; the local server is last. */
const policies = {
	"_headers of Cloudflare and Netlify": policiesIn(
		read("client/_headers"),
		/^ {2}Content-Security-Policy: (.*)$/gm,
	),
	"nginx.conf": policiesIn(
		read("hosts/nginx.conf"),
		/add_header Content-Security-Policy "(.*)" always;/g,
	),
	Caddyfile: policiesIn(
		read("hosts/Caddyfile"),
		/Content-Security-Policy "(.*)"$/gm,
	),
	"site-rules.json": policiesIn(
		read("site-rules.json"),
		/"Content-Security-Policy": "(.*)",?$/gm,
	),
};
const [policy = ""] = policies["site-rules.json"];
const directives = new Map(
	policy.split("; ").map((directive) => {
		const [name = "", ...sources] = directive.split(" ");
		return [name, sources];
	}),
);

test.each(Object.entries(policies))(
	"%s has the security policy, and one for each page with its own style",
	(_host, found) => {
		expect(new Set(found)).toEqual(new Set(policies["site-rules.json"]));
	},
);

test("the security policies of pages differ only in the hashes of styles", () => {
	const withoutStyles = policies["site-rules.json"].map((it) =>
		it.replace(/ style-src [^;]*;/, ""),
	);
	expect(withoutStyles.length).toBeGreaterThan(1);
	expect(new Set(withoutStyles).size).toBe(1);
});

test("_headers still fits Cloudflare's lines when the owner adds a pixel", () => {
	const [longest = ""] = policies["site-rules.json"].toSorted(
		(a, b) => b.length - a.length,
	);
	const hashesIn = (directive: string) =>
		[
			...(new RegExp(`${directive} ([^;]*)`).exec(longest)?.[1] ?? "").matchAll(
				/'(sha256-[^']+)'/g,
			),
		].map(([, hash = ""]) => hash);
	const withPixel = contentSecurityPolicy(
		{ ...integrations, pixel: { ...integrations.pixel, id: "1" } },
		{
			scriptHashes: hashesIn("script-src"),
			styleHashes: hashesIn("style-src"),
		},
	);
	expect(withPixel).toContain(integrations.pixel.scripts[0]);
	const headers = { "Content-Security-Policy": withPixel };
	expect(headersFile([{ path: "/pricing", headers }])).toContain(withPixel);
});

describe("the security policy of the published site", () => {
	test("allows nothing unsafe, no wildcard and no open connection", () => {
		expect(policy).not.toMatch(/unsafe-|\*|http:|ws:|blob:|strict-dynamic/);
		expect(policy).toMatch(/; upgrade-insecure-requests$/);
	});

	test("names the outside systems of content/integrations.yaml and no others", () => {
		const systems = [
			...Object.values(frames).map(({ url }) => url),
			formEmbedScript,
			gymManagement,
			...imageStorage,
			...(pixel?.scripts ?? []),
			...reports,
		]
			.filter((url) => url !== "")
			.map(originOf);
		const named = [...policy.matchAll(/https:\/\/[^\s;/]+/g)].map(
			([origin]) => origin,
		);
		expect(new Set(named)).toEqual(new Set(systems));
	});

	test("lets frames show the providers' pages, and asks them whether they answer", () => {
		const origins = [
			...new Set(
				[...Object.values(frames).map(({ url }) => url), gymManagement].map(
					originOf,
				),
			),
		];
		expect(directives.get("frame-src")).toEqual(origins);
		expect(directives.get("connect-src")).toEqual([
			"'self'",
			...origins,
			...reports,
		]);
	});

	test("runs the site's own scripts and those that content/integrations.yaml names", () => {
		const sources = directives.get("script-src") ?? [];
		expect(sources.filter((source) => !source.startsWith("'sha256-"))).toEqual([
			"'self'",
			...(formEmbedScript ? [formEmbedScript] : []),
			...(pixel?.scripts ?? []),
		]);
	});

	test("turns no text into code: Trusted Types are required, and only known policies may make them", () => {
		expect(directives.get("require-trusted-types-for")).toEqual(["'script'"]);
		expect(directives.get("trusted-types")).toEqual([
			...(formEmbedScript ? ["form-embed"] : []),
			...(pixel ? ["default"] : []),
		]);
	});
});

function policiesIn(text: string, pattern: RegExp): string[] {
	return [...text.matchAll(pattern)].map(([, found]) => found ?? "");
}
