import { execFileSync } from "node:child_process";
import {
	chmod,
	mkdir,
	readdir,
	readFile,
	rename,
	rm,
	writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { contentHash } from "#model/edit/drafts.ts";
import { revertChange } from "#model/edit/revert-change.ts";
import { bytesIn } from "../support/bytes-in.ts";
import {
	type Answer,
	basic,
	type Request,
	startEditorSite,
	webServers,
} from "./editor-site.ts";
import { isInstalled } from "./servers.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

type Site = Awaited<ReturnType<typeof startEditorSite>>;
type Send = (sent: Request) => Promise<Answer>;

const read = async (send: Send, path: string) =>
	JSON.parse((await send({ path })).text);

async function edit(send: Send, file: string, from: string, to: string) {
	const { text } = (await read(send, "/api/state")).saved[file];
	expect(text).toContain(from);
	return write(send, file, text.replace(from, to));
}

async function write(send: Send, file: string, text: string | null) {
	const { saved, versions } = await read(send, "/api/state");
	const draft = { baseHash: saved[file]?.hash ?? "", text };
	const seen: { hash: string }[] = versions[file] ?? [];
	const replaces = seen.map(({ hash }) => hash);
	return send({
		method: "PUT",
		path: "/api/drafts",
		body: JSON.stringify({ [file]: { replaces, draft } }),
	});
}

async function save(send: Send) {
	const { versions } = await read(send, "/api/state");
	const hashes = Object.entries<{ hash: string }[]>(versions).map(
		([path, list]) => [path, list.at(-1)?.hash],
	);
	const body = JSON.stringify(Object.fromEntries(hashes));
	const saved = await send({ method: "POST", path: "/api/save", body });
	expect(saved).toEqual({ status: 200, text: "{}" });
}

function publishSaved(send: Send, message: string) {
	const body = JSON.stringify({ message });
	return send({ method: "POST", path: "/api/publish", body });
}

async function publish(send: Send, message: string) {
	await save(send);
	return publishSaved(send, message);
}

describe.each(webServers)("the editor behind $name", (webServer) => {
	const hasWebServer = isInstalled(webServer);
	if (!hasWebServer) {
		test(`${webServer.name} is on this machine: NOT THERE, NOT TESTED`, () => {
			expect(process.env.CI).toBeUndefined();
		});
		return;
	}
	let site: Site;
	let ana: Send;
	let bob: Send;
	beforeAll(async () => {
		site = await startEditorSite(webServer);
		ana = site.as("Ana");
		bob = site.as("Bob");
	});
	afterAll(() => site[Symbol.asyncDispose]());

	test("two people log in, change, publish, and take back", async () => {
		await edit(ana, "site.yaml", "555-0142", "555-0199");
		expect(await read(bob, "/api/state")).toMatchObject({
			versions: {},
			others: [{ person: "Ana", files: ["site.yaml"] }],
		});
		await writeFile(site.marker, "built");
		expect(await publish(ana, "Phone: 0142 to 0199")).toMatchObject({
			status: 200,
		});
		expect(site.git("log", "-1", "--format=%an|%ae", "origin/main")).toBe(
			"Ana|Ana@edit.gym.example",
		);

		const [entry, ...older] = await read(bob, "/api/history");
		expect(older).toEqual([]);
		expect(entry).toMatchObject({
			author: "Ana",
			subject: "Phone: 0142 to 0199",
		});
		const changes = await read(bob, `/api/history/${entry.commit}`);
		expect(Object.keys(changes)).toEqual(["site.yaml"]);
		const { saved } = await read(bob, "/api/state");
		const { text } = revertChange(
			changes["site.yaml"],
			saved["site.yaml"].text,
		);
		await write(bob, "site.yaml", text);
		expect(await publish(bob, "Phone: 0199 to 0142")).toMatchObject({
			status: 200,
		});
		expect(
			site.git("log", "--format=%an: %s", "--name-only", "origin/main", "-2"),
		).toBe(
			"Bob: Phone: 0199 to 0142\n\ncontent/site.yaml\nAna: Phone: 0142 to 0199\n\ncontent/site.yaml",
		);
		expect(site.git("diff", "HEAD~2", "origin/main")).toBe("");
	});

	test("the preview's frame needs no login, which an opaque origin cannot send", async () => {
		expect(await site.send({ path: "/site/frame.html" })).toMatchObject({
			status: 200,
		});
		expect((await site.send({ path: "/api/state" })).status).toBe(401);
	});

	test("a published change is called online when the site's build has it", async () => {
		const build = (commit: string) =>
			JSON.stringify({ commit, builtAt: "2026-11-28T04:00:00Z", pages: {} });
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
		"the publish command's output and result are shown: %s",
		async (written, state, words) => {
			await rm(site.marker, { force: true });
			if (written) await writeFile(site.marker, written);
			await edit(ana, "site.yaml", "parkingNote: ", "parkingNote: Really, ");
			await publish(ana, "Parking");
			await expect
				.poll(
					() => read(ana, "/api/publishing").then(({ command }) => command),
					{ timeout: 60_000 },
				)
				.toEqual({ state, output: expect.stringContaining(words) });
		},
	);

	describe("refuses in words, and writes nothing:", () => {
		const put = { method: "PUT", path: "/api/drafts", body: "{}" };
		const picture = (body: Buffer): Request => ({
			method: "PUT",
			path: "/api/pictures/door.jpg",
			headers: { "Content-Type": "application/octet-stream" },
			body,
		});
		const zip = Buffer.from("504b0304140000000800", "hex");
		test.each<[string, (site: Site) => Promise<Answer>, number, string]>([
			["nobody", ({ send }) => send({ path: "/" }), 401, ""],
			[
				"a wrong password",
				({ send }) =>
					send({
						path: "/api/state",
						headers: { Authorization: basic("Ana", "bell") },
					}),
				401,
				"",
			],
			[
				"a request without the header, from outside the proxy",
				({ sendToSocket }) => sendToSocket({ path: "/api/state" }),
				403,
				"Nobody is logged in here",
			],
			[
				"two headers, from a proxy that adds its own to a forged one",
				({ sendToSocket }) =>
					sendToSocket({
						path: "/api/state",
						headers: { "X-Editor-User": "Ana, Bob" },
					}),
				403,
				"Nobody is logged in here",
			],
			[
				"another Host",
				({ sendToSocket }) =>
					sendToSocket({
						path: "/api/state",
						headers: { Host: "other.example", "X-Editor-User": "Ana" },
					}),
				421,
				"its own address only",
			],
			[
				"another Origin",
				({ as }) =>
					as("Ana")({ ...put, headers: { Origin: "https://gym.example" } }),
				403,
				"its own page only",
			],
			[
				"a file of the machine, by its path",
				({ sendToSocket }) =>
					sendToSocket({
						path: "/site/pictures/..%2f..%2f..%2fpackage.json",
						headers: { "X-Editor-User": "Ana" },
					}),
				404,
				"nothing at",
			],
			[
				"a draft outside the content",
				({ as }) =>
					as("Ana")({
						...put,
						body: '{"../package.json":{"replaces":[],"draft":{"baseHash":"","text":"x"}}}',
					}),
				400,
				"not a file of the content",
			],
			[
				"a commit that is no published change",
				({ as }) => as("Ana")({ path: "/api/history/--output=x" }),
				404,
				"no such change",
			],
			[
				"41 MB",
				({ as }) => as("Ana")(picture(Buffer.alloc(41 * 1024 * 1024))),
				413,
				"larger than 40 MB",
			],
			[
				"a ZIP called .jpg",
				({ as }) => as("Ana")(picture(zip)),
				415,
				"no picture",
			],
		])("%s", async (_name, ask, status, words) => {
			const before = await bytesIn(site.content);
			const drafts = await readdir(site.drafts, { recursive: true });
			const answer = await ask(site);
			expect(answer.text).toContain(words);
			expect(answer.status).toBe(status);
			expect(await bytesIn(site.content)).toEqual(before);
			expect(await readdir(site.drafts, { recursive: true })).toEqual(drafts);
		});

		test.each<[string, Request]>([
			[
				"another Host",
				{ path: "/api/state", headers: { Host: "other.example" } },
			],
			[
				"a file of the machine, by its path",
				{ path: "/site/pictures/..%2f..%2f..%2fpackage.json" },
			],
		])("%s, at the web server", async (_name, sent) => {
			const { text } = await ana(sent);
			expect(text).not.toMatch(/saved|\{\}/);
		});
	});

	test("a forged header does not make one person another", async () => {
		const headers = { "X-Editor-User": "Ana" };
		const forging: Send = (sent) =>
			bob({ ...sent, headers: { ...headers, ...sent.headers } });
		await edit(forging, "site.yaml", "Seattle", "Tacoma");
		const { others } = await read(ana, "/api/state");
		expect(others).toEqual([{ person: "Bob", files: ["site.yaml"] }]);
		await write(
			bob,
			"site.yaml",
			(await read(bob, "/api/state")).saved["site.yaml"].text,
		);
	});

	test("200 requests at once are all answered, and each draft is there", async () => {
		const paths = Array.from({ length: 20 }, (_, n) => `articles/note-${n}.md`);
		const body = (path: string) =>
			JSON.stringify({
				[path]: { replaces: [], draft: { baseHash: "", text: path } },
			});
		const answers = await Promise.all([
			...paths.map((path) =>
				ana({ method: "PUT", path: "/api/drafts", body: body(path) }),
			),
			...Array.from({ length: 20 }, () => bob({ path: "/api/state" })),
			...Array.from({ length: 160 }, () => bob({ path: "/api/publishing" })),
		]);
		expect(new Set(answers.map(({ status }) => status))).toEqual(
			new Set([200]),
		);
		const { versions } = await read(ana, "/api/state");
		expect(Object.keys(versions).toSorted()).toEqual(paths.toSorted());
		const discarded = Object.entries<{ hash: string }[]>(versions).map(
			([path, list]) => [
				path,
				{ replaces: list.map(({ hash }) => hash), draft: null },
			],
		);
		await ana({
			method: "PUT",
			path: "/api/drafts",
			body: JSON.stringify(Object.fromEntries(discarded)),
		});
	});

	describe("keeps everything and says why when the remote", () => {
		test("is gone", async () => {
			await rename(site.remote, `${site.remote}.gone`);
			await edit(ana, "site.yaml", "555-0142", "555-0101");
			const refused = await publish(ana, "Phone");
			expect(refused.status).toBe(502);
			expect(refused.text).toMatch(/nothing is lost.*cannot be reached/);
			expect((await read(ana, "/api/publishing")).state).toBe("waiting");
			await rename(`${site.remote}.gone`, site.remote);
			expect((await publishSaved(ana, "Again")).status).toBe(200);
			expect((await read(ana, "/api/publishing")).state).toBe("done");
		});

		test("rejects", async () => {
			const hook = join(site.remote, "hooks/pre-receive");
			await mkdir(join(site.remote, "hooks"), { recursive: true });
			await writeFile(hook, "#!/bin/sh\necho Only on weekdays >&2\nexit 1\n");
			await chmod(hook, 0o755);
			await edit(ana, "site.yaml", "214 Foundry", "215 Foundry");
			const refused = await publish(ana, "Phone");
			expect(refused.status).toBe(502);
			expect(refused.text).toMatch(/nothing is lost.*Only on weekdays/s);
			await rm(hook);
			expect((await publishSaved(ana, "Again")).status).toBe(200);
		});

		test("has moved on in the same field", async () => {
			await edit(ana, "site.yaml", "98121", "98122");
			await save(ana);
			const there = `${site.copy}-there`;
			execFileSync("git", ["clone", "--quiet", site.remote, there]);
			const file = join(there, "content/site.yaml");
			const text = await readFile(file, "utf8");
			await writeFile(file, text.replace("98121", "98123"));
			const identity = ["-c", "user.name=Cy", "-c", "user.email=cy@x.example"];
			const commit = [...identity, "commit", "--quiet", "-am", "Theirs"];
			execFileSync("git", commit, { cwd: there });
			execFileSync("git", ["push", "--quiet"], { cwd: there });

			const refused = await publishSaved(ana, "Phone");
			expect(refused.status).toBe(409);
			expect(refused.text).toContain("Nothing is lost");
			const { saved, versions } = await read(ana, "/api/state");
			expect(saved["site.yaml"].text).toContain("98123");
			expect(versions["site.yaml"]).toEqual([
				expect.objectContaining({
					baseHash: await contentHash(text),
					text: expect.stringContaining("98122"),
				}),
			]);
		});
	});

	test("nothing is written outside the content", async () => {
		expect(site.git("status", "--porcelain")).toBe("");
		expect(await readFile(join(site.copy, "package.json"), "utf8")).toBe(
			"{}\n",
		);
		const first = site.git("rev-list", "--max-parents=0", "HEAD");
		const changed = site.git("log", "--name-only", "--format=", `${first}..`);
		expect(
			changed.split("\n").filter((path) => !path.startsWith("content/")),
		).toEqual([]);
	});
});
