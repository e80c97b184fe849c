import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder } from "../../tests/support/gyms.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { viteServer } from "../../tests/support/vite-server.ts";
import { devContent } from "./dev-content.ts";

async function startDevServer(folder: string) {
	const root = await temporaryFolder();
	const content = devContent({
		folder,
		cache: join(root, "cache"),
		providerOrigin: undefined,
		today: undefined,
	});
	const server = await viteServer(root, content);
	return { server, content: content.api };
}

test("the dev server reads the content again only after an edit", async () => {
	const folder = await contentFolder();
	const { server, content } = await startDevServer(folder);
	const headline = async () =>
		(await content.current()).content.pages.notFound.headline;
	const first = await content.current();
	expect(await headline()).not.toBe("Gone fishing");
	expect(await content.current()).toBe(first);

	const file = join(folder, "pages/not-found.yaml");
	const text = await readFile(file, "utf8");
	await writeFile(
		file,
		text.replace(/^headline: .*$/m, "headline: Gone fishing"),
	);
	server.watcher.emit("all", "change", file);
	expect(await headline()).toBe("Gone fishing");
});

test("the dev server shows a content problem instead of the page until it is fixed", async () => {
	const folder = await contentFolder();
	const file = join(folder, "site.yaml");
	const text = await readFile(file, "utf8");
	await writeFile(file, `${text}nickname: Iron\n`);
	const { server } = await startDevServer(folder);
	await server.listen(0);
	const [address = ""] = server.resolvedUrls?.local ?? [];
	const page = async () => {
		const response = await fetch(address, { headers: { Accept: "text/html" } });
		return response.text();
	};
	expect(await page()).toContain("content/site.yaml");

	await writeFile(file, text);
	server.watcher.emit("all", "change", file);
	expect(await page()).not.toContain("content/site.yaml");
});
