import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSiteRules, serveBuiltSite } from "./serve-build.ts";
import { temporaryFolder } from "./temporary-folder-test.ts";

test("a site that has not been built is not served: the message says what to do", async () => {
	const dir = await temporaryFolder();
	await expect(readSiteRules(dir)).rejects.toThrow(
		`${join(dir, "site-rules.json")} is missing: the site has not been built. Run "npm run build" first.`,
	);
});

test("a built site is served with the headers and redirects of its build", async () => {
	const dir = await temporaryFolder();
	await mkdir(join(dir, "client"));
	await writeFile(join(dir, "client/index.html"), "<p>Home</p>");
	await writeFile(
		join(dir, "site-rules.json"),
		JSON.stringify({
			headers: [{ path: "/*", headers: { "X-Frame-Options": "DENY" } }],
			redirects: [{ from: "/index.html", to: "/" }],
			redirectFolder: "/tips",
		}),
	);
	const server = await serveBuiltSite({ port: 0, dir });
	onTestFinished(() => server.close());

	const home = await fetch(server.origin);
	expect(await home.text()).toBe("<p>Home</p>");
	expect(home.headers.get("X-Frame-Options")).toBe("DENY");
	const moved = await fetch(`${server.origin}/index.html`, {
		redirect: "manual",
	});
	expect(moved.status).toBe(301);
	expect(moved.headers.get("Location")).toBe("/");
	const missing = await fetch(`${server.origin}/missing`);
	expect(missing.status).toBe(404);
	expect(await missing.text()).toBe("Not found\n");
});
