import { readdir, rm, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { bytesIn } from "../support/bytes-in.ts";
import {
	putDrafts,
	read,
	readState,
	type Send,
	save,
	type TextResponse,
} from "./editor-requests.ts";
import {
	basic,
	describeBehindEach,
	startEditorSite,
	webServers,
} from "./editor-site.ts";
import type { RequestOptions } from "./responses.ts";
import { isInstalled } from "./servers.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const firstWebServer = webServers.find(isInstalled);

type Site = Awaited<ReturnType<typeof startEditorSite>>;

async function edit(send: Send, file: string, from: string, to: string) {
	const { saved, versions } = await readState(send);
	expect(saved[file]).toContain(from);
	const draft = { base: saved[file], text: saved[file].replace(from, to) };
	const seen: { hash: string }[] = versions[file] ?? [];
	const replaces = seen.map(({ hash }) => hash);
	return putDrafts(send, JSON.stringify({ [file]: { replaces, draft } }));
}

async function publish(send: Send, message: string) {
	expect(await save(send)).toMatchObject({ status: 200, text: "{}" });
	const body = JSON.stringify({ message });
	return send({ method: "POST", path: "/api/publish", body });
}

describeBehindEach("the editor", (webServer) => {
	let site: Site;
	let ana: Send;
	let bob: Send;
	beforeAll(async () => {
		site = await startEditorSite(webServer);
		ana = site.as("Ana");
		bob = site.as("Bob");
	});
	afterAll(() => site[Symbol.asyncDispose]());

	test("serves the preview's frame without a login, which an opaque origin cannot send", async () => {
		expect(await site.send({ path: "/site/frame.html" })).toMatchObject({
			status: 200,
		});
		expect((await site.send({ path: "/api/state" })).status).toBe(401);
	});

	describe("rejects without writing a file:", () => {
		const picture = (body: Buffer): RequestOptions => ({
			method: "PUT",
			path: "/api/pictures/door.jpg",
			headers: { "Content-Type": "application/octet-stream" },
			body,
		});
		test.each<[string, (site: Site) => Promise<TextResponse>, number, string]>([
			["a request without a login", ({ send }) => send({ path: "/" }), 401, ""],
			[
				"a request with a wrong password",
				({ send }) =>
					send({
						path: "/api/state",
						headers: { Authorization: basic("Ana", "bell") },
					}),
				401,
				"",
			],
			[
				"a request for an unknown commit",
				({ as }) => as("Ana")({ path: "/api/history/--output=x" }),
				404,
				"no such change",
			],
			[
				"a picture of 41 MB",
				({ as }) => as("Ana")(picture(Buffer.alloc(41 * 1024 * 1024))),
				413,
				"larger than 40 MB",
			],
		])("%s", async (_name, sendRequest, status, expectedText) => {
			const before = await bytesIn(site.content);
			const drafts = await readdir(site.drafts, { recursive: true });
			const response = await sendRequest(site);
			expect(response.text).toContain(expectedText);
			expect(response.status).toBe(status);
			expect(await bytesIn(site.content)).toEqual(before);
			expect(await readdir(site.drafts, { recursive: true })).toEqual(drafts);
		});

		test.each<[string, RequestOptions]>([
			[
				"a request with another Host",
				{ path: "/api/state", headers: { Host: "other.example" } },
			],
			[
				"a request for a file outside the content",
				{ path: "/site/pictures/..%2f..%2f..%2fpackage.json" },
			],
		])("%s, without sending content", async (_name, options) => {
			const { status, text } = await ana(options);
			// Caddy responds to another Host with status 200 and an empty page.
			expect(status < 400 ? text : "").toBe("");
			expect(text).not.toMatch(/saved|\{\}/);
		});
	});

	test("ignores a forged X-Editor-User header of a person who is logged in", async () => {
		const headers = { "X-Editor-User": "Ana" };
		const forging: Send = (options) =>
			bob({ ...options, headers: { ...headers, ...options.headers } });
		await edit(forging, "site.yaml", "Seattle", "Tacoma");
		const { draftsOfOthers } = await readState(ana);
		expect(draftsOfOthers).toEqual([{ person: "Bob", files: ["site.yaml"] }]);
	});

	describe.runIf(webServer === firstWebServer)(
		"independent of the web server:",
		() => {
			test("reports a published change as online once the site's build contains it", async () => {
				const build = (commit: string) =>
					JSON.stringify({ commit, builtAt: "2026-11-28T04:00:00Z" });
				await edit(ana, "site.yaml", "Belltown", "Ballard");
				await publish(ana, "Ballard");
				site.online.text = build(site.git("rev-parse", "HEAD~1"));
				expect(await read(ana, "/api/publishing")).toMatchObject({
					state: "done",
					onlineSince: null,
				});
				site.online.text = build(site.git("rev-parse", "HEAD"));
				expect(await read(ana, "/api/publishing")).toMatchObject({
					onlineSince: "2026-11-28T04:00:00Z",
				});
			});

			test.each([
				["built by the machine", "done", "built by the machine"],
				[undefined, "failed", "No such file"],
			])(
				"reports the publish command's output and result, when its file contains: %s",
				async (markerText, state, expectedOutput) => {
					await rm(site.marker, { force: true });
					if (markerText) await writeFile(site.marker, markerText);
					await edit(
						ana,
						"site.yaml",
						"parkingNote: ",
						"parkingNote: Really, ",
					);
					await publish(ana, "Parking");
					await expect
						.poll(
							() => read(ana, "/api/publishing").then(({ command }) => command),
							{ timeout: 60_000 },
						)
						.toEqual({
							state,
							output: expect.stringContaining(expectedOutput),
						});
				},
			);

			test("responds to 200 concurrent requests and stores each draft", async () => {
				const paths = Array.from(
					{ length: 20 },
					(_, n) => `articles/note-${n}.md`,
				);
				const body = (path: string) =>
					JSON.stringify({
						[path]: { replaces: [], draft: { base: null, text: path } },
					});
				const responses = await Promise.all([
					...paths.map((path) =>
						ana({ method: "PUT", path: "/api/drafts", body: body(path) }),
					),
					...Array.from({ length: 20 }, () => bob({ path: "/api/state" })),
					...Array.from({ length: 160 }, () =>
						bob({ path: "/api/publishing" }),
					),
				]);
				expect(new Set(responses.map(({ status }) => status))).toEqual(
					new Set([200]),
				);
				const { versions } = await readState(ana);
				expect(Object.keys(versions)).toEqual(expect.arrayContaining(paths));
			});
		},
	);
});
