import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wranglerFile } from "./wrangler.ts";

function parse(file: string) {
	return JSON.parse(file.replace(/^\s*\/\/.*$/gm, ""));
}

const file = wranglerFile({ name: "gym.example", directory: "../client" });

test("wranglerFile connects the site with its own domain only", () => {
	expect(parse(file)).toMatchObject({
		name: "gym-example",
		routes: [{ pattern: "gym.example", custom_domain: true }],
		workers_dev: false,
	});
});

test("the repository's wrangler.jsonc has the same settings as a generated one", () => {
	const { name: _name, routes: _routes, ...settings } = parse(file);
	const root = parse(readFileSync("wrangler.jsonc", "utf8"));
	expect(root).toEqual({
		...settings,
		name: "website",
		build: root.build,
		assets: { ...settings.assets, directory: "build/client" },
	});
});

test("wrangler.jsonc and netlify.toml have the same build command", () => {
	const { build } = parse(readFileSync("wrangler.jsonc", "utf8"));
	const netlify = readFileSync("netlify.toml", "utf8");
	expect(build.command).toContain("npm run build");
	expect(netlify).toContain(`command = "${build.command}"`);
	expect(netlify).toContain('publish = "build/client"');
	expect(netlify).toContain("pretty_urls = false");
});
