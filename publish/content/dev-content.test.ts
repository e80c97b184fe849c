import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createViteServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import type { Images } from "#model/pictures/pictures.ts";
import { contentFolder } from "../../tests/support/gyms.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { listen } from "../listen.ts";
import { devContent, servePictures } from "./dev-content.ts";

/** Requests /images/mark.svg; an error passed to `next` becomes status 500. */
async function answerOf(
	loadImages: () => Promise<Pick<Images, "files" | "copies">>,
): Promise<{ status: number; text: string }> {
	const pictures = servePictures(loadImages, tmpdir());
	const server = createServer((request, response) =>
		pictures(request, response, (error?: Error) => {
			response.statusCode = error ? 500 : 404;
			response.end(error?.message);
		}),
	);
	const { port, close } = await listen(server, 0);
	onTestFinished(close);
	// Vite strips the mount path /images, so the URL omits it.
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
	async (reason, loadImages) => {
		const { status, text } = await answerOf(loadImages);
		expect(status).toBe(500);
		expect(text).toContain(reason);
	},
);

async function develop(folder: string) {
	const root = await temporaryFolder();
	const content = devContent({
		folder,
		cache: join(root, "cache"),
		providerOrigin: undefined,
		today: undefined,
	});
	const server = await createViteServer({
		root,
		configFile: false,
		logLevel: "silent",
		plugins: [content],
		server: { host: "127.0.0.1", ws: false },
		optimizeDeps: { noDiscovery: true },
	});
	onTestFinished(() => server.close());
	return { server, content: content.api };
}

test("while developing, an edit of a text is in the content, which is read once for each edit", async () => {
	const folder = await contentFolder();
	const { server, content } = await develop(folder);
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

test("while developing, a problem is shown in the place of the page until it is fixed", async () => {
	const folder = await contentFolder();
	const file = join(folder, "site.yaml");
	const text = await readFile(file, "utf8");
	await writeFile(file, `${text}nickname: Iron\n`);
	const { server } = await develop(folder);
	await server.listen(0);
	const [address = ""] = server.resolvedUrls?.local ?? [];
	const page = async () => {
		const answer = await fetch(address, { headers: { Accept: "text/html" } });
		return answer.text();
	};
	expect(await page()).toContain("content/site.yaml");

	await writeFile(file, text);
	server.watcher.emit("all", "change", file);
	expect(await page()).not.toContain("content/site.yaml");
});
