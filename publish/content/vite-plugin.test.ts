import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createViteServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import type { PicturePipeline } from "#model/pictures/pictures.ts";
import { contentFolder } from "../../tests/support/gyms.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { listen } from "../listen.ts";
import { contentModules, servePictures } from "./vite-plugin.ts";

/** What is answered to a request for /images/mark.svg, which cannot be shown: what the middleware hands on. */
async function answerOf(
	loadPipeline: () => Promise<Pick<PicturePipeline, "files" | "copies">>,
): Promise<{ status: number; text: string }> {
	const pictures = servePictures(loadPipeline, tmpdir());
	const server = createServer((request, response) =>
		pictures(request, response, (error?: Error) => {
			response.statusCode = error ? 500 : 404;
			response.end(error?.message);
		}),
	);
	const { port, close } = await listen(server, 0);
	onTestFinished(close);
	// As Vite hands it over: without the /images for which the middleware stands.
	const response = await fetch(`http://127.0.0.1:${port}/mark.svg?1`, {
		signal: AbortSignal.timeout(5000),
	});
	return { status: response.status, text: await response.text() };
}

test.each([
	[
		"content/site.yaml:1",
		() => Promise.reject(new Error("content/site.yaml:1")),
	],
	[
		"no such file",
		async () => ({
			files: new Map(),
			copies: new Map([["/images/mark.svg", "/nowhere/mark.svg"]]),
		}),
	],
])(
	"a request for a picture that cannot be shown is answered with the reason: %s",
	async (reason, loadPipeline) => {
		const { status, text } = await answerOf(loadPipeline);
		expect(status).toBe(500);
		expect(text).toContain(reason);
	},
);

/** A development server over a content folder. */
async function develop(folder: string) {
	const root = await temporaryFolder();
	await writeFile(join(root, "code.js"), "export const code = {};");
	const server = await createViteServer({
		root,
		configFile: false,
		logLevel: "silent",
		plugins: [
			contentModules({
				folder,
				cache: join(root, "cache"),
				providerOrigin: undefined,
				today: undefined,
			}),
		],
		server: { host: "127.0.0.1", ws: false },
		optimizeDeps: { noDiscovery: true },
	});
	onTestFinished(() => server.close());
	return server;
}

test("while developing, an edit of a text is on the page, and nothing but the content is read anew", async () => {
	const folder = await contentFolder();
	const server = await develop(folder);
	const page = async () => {
		const { default: words } = await server.ssrLoadModule("content:not-found");
		return JSON.stringify(words);
	};
	expect(await page()).not.toContain("Gone fishing");
	const { code } = await server.ssrLoadModule("/code.js");

	const file = join(folder, "pages/not-found.yaml");
	const text = await readFile(file, "utf8");
	await writeFile(
		file,
		text.replace(/^( *)title: .*$/m, "$1title: Gone fishing"),
	);
	server.watcher.emit("change", file);
	await expect.poll(page).toContain("Gone fishing");
	expect((await server.ssrLoadModule("/code.js")).code).toBe(code);
});

test("while developing, a mistake is shown in the place of the page until it is fixed", async () => {
	const folder = await contentFolder();
	const file = join(folder, "site.yaml");
	const text = await readFile(file, "utf8");
	await writeFile(file, `${text}nickname: Iron\n`);
	const server = await develop(folder);
	await server.listen(0);
	const [address = ""] = server.resolvedUrls?.local ?? [];
	const page = async () => {
		const answer = await fetch(address, { headers: { Accept: "text/html" } });
		return answer.text();
	};
	expect(await page()).toContain("content/site.yaml");

	await writeFile(file, text);
	server.watcher.emit("change", file);
	await expect.poll(page).not.toContain("content/site.yaml");
});
