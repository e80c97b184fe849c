import {
	mkdtemp,
	readdir,
	readFile,
	rm,
	utimes,
	writeFile,
} from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { listen } from "../publish/listen.ts";
import {
	putDrafts,
	readState,
	save,
	sendToEditor,
} from "../tests/hosts/editor-requests.ts";
import type { RequestOptions } from "../tests/hosts/responses.ts";
import { bytesIn } from "../tests/support/bytes-in.ts";
import { contentFolder } from "../tests/support/gyms.ts";
import { pictureKey } from "./frame-files.ts";
import { createRequestListener } from "./requests.ts";
import { Workspace } from "./workspace.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function openServer() {
	const folder = await contentFolder();
	const draftFolder = await mkdtemp(join(tmpdir(), "drafts-"));
	onTestFinished(() => rm(draftFolder, { recursive: true, force: true }));
	const workspace = new Workspace(folder, draftFolder);
	const server = createServer();
	const { port, close } = await listen(server, 0);
	onTestFinished(close);
	const host = `127.0.0.1:${port}`;
	server.on(
		"request",
		createRequestListener({
			origins: [`http://${host}`],
			personOf: () => "owner",
			app: new Map([
				["/", { type: "text/html", bytes: bytesOf("the editor") }],
				[
					"/site/frame.html",
					{ type: "text/html", bytes: bytesOf("the frame") },
				],
			]),
			workspace,
		}),
	);
	const before = await bytesIn(folder);
	return {
		folder,
		draftFolder,
		isUntouched: async () => expect(await bytesIn(folder)).toEqual(before),
		send: (options: RequestOptions) => sendToEditor(`http://${host}`, options),
	};
}

const drafts = (path: string, text: string | null, baseHash = "") =>
	JSON.stringify({ [path]: { replaces: [], draft: { baseHash, text } } });

const empty = { method: "PUT", path: "/api/drafts", body: "{}" };
test.each<[string, RequestOptions, number, string]>([
	[
		"with the Host header of another site",
		{ path: "/api/state", headers: { Host: "gym.example" } },
		421,
		"own address only",
	],
	[
		"from a page on another port",
		{ ...empty, headers: { Origin: "http://127.0.0.1:1" } },
		403,
		"own page only",
	],
	[
		"from a page with an opaque origin",
		{ ...empty, headers: { Origin: "null" } },
		403,
		"own page only",
	],
	[
		"from another site, for the state",
		{ path: "/api/state", headers: { "Sec-Fetch-Site": "cross-site" } },
		403,
		"own page only",
	],
	["for an unknown path", { path: "/api/shell" }, 404, "nothing at"],
	[
		"for a file outside the pictures folder",
		{ path: "/site/pictures/..%2f..%2fpackage.json" },
		404,
		"nothing at",
	],
	[
		"with the content type of a form",
		{ ...empty, headers: { "Content-Type": "text/plain" } },
		415,
		"takes no",
	],
	["with invalid JSON", { ...empty, body: "{" }, 400, "cannot be read"],
	[
		"with a value that is not a draft",
		{ ...empty, body: '{"site.yaml":1}' },
		400,
		"no drafts",
	],
	[
		"with a JSON body larger than 8 MB",
		{ ...empty, body: " ".repeat(9_000_000) },
		413,
		"larger than",
	],
	[
		"with a draft of a file outside the content folder",
		{ ...empty, body: drafts("articles/../../news.md", "x") },
		400,
		"not a file of the content",
	],
	[
		"that deletes a required file",
		{ ...empty, body: drafts("site.yaml", null) },
		400,
		"the site needs",
	],
	[
		"with an SVG named .jpg",
		{
			method: "PUT",
			path: "/api/pictures/new.jpg",
			headers: { "Content-Type": "application/octet-stream" },
			body: "<svg onload='alert(1)'>",
		},
		415,
		"no picture",
	],
	[
		"with a picture name that contains a path",
		{
			method: "PUT",
			path: "/api/pictures/..%2fnew.jpg",
			headers: { "Content-Type": "application/octet-stream" },
			body: "x",
		},
		400,
		"small letters",
	],
])(
	"the editor rejects a request %s, without writing a file",
	async (_name, request, status, message) => {
		const { send, isUntouched, draftFolder } = await openServer();
		const response = await send(request);
		expect(response.text.toLowerCase()).toContain(message.toLowerCase());
		expect(response.status).toBe(status);
		await isUntouched();
		expect(await readdir(draftFolder, { recursive: true })).toEqual([]);
	},
);

type Server = Awaited<ReturnType<typeof openServer>>;

const savedPolicies = async ({ send }: Server) =>
	(await readState(send)).saved["policies.yaml"];

describe("a draft", () => {
	const edit = async (
		server: Server,
		from = "may lift alone",
		to = "may lift",
	) => {
		const { text, hash } = await savedPolicies(server);
		const changed = text.replace(from, to);
		const response = await putDrafts(
			server.send,
			drafts("policies.yaml", changed, hash),
		);
		return { changed, response };
	};

	test("is written to the content folder only when it is saved", async () => {
		const server = await openServer();
		const { changed } = await edit(server);
		await server.isUntouched();
		const { versions } = await readState(server.send);
		expect(versions["policies.yaml"]).toMatchObject([{ text: changed }]);
		// The page parses each response as JSON, so the body must not be empty.
		expect(await save(server.send)).toMatchObject({ status: 200, text: "{}" });
		expect(await readFile(join(server.folder, "policies.yaml"), "utf8")).toBe(
			changed,
		);
		expect((await readState(server.send)).versions).toEqual({});
	});

	test("is not saved over a file that another program has changed meanwhile", async () => {
		const server = await openServer();
		await edit(server);
		const path = join(server.folder, "policies.yaml");
		const other = (await readFile(path, "utf8")).replace("75", "76");
		await writeFile(path, other);
		const response = await save(server.send);
		expect(response.status).toBe(409);
		expect(response.text).toContain("look at the changes again, then save");
		expect(await readFile(path, "utf8")).toBe(other);
	});

	test("is returned with its base text if the file has changed since", async () => {
		const server = await openServer();
		const { text, hash } = await savedPolicies(server);
		await edit(server);
		expect((await readState(server.send)).bases).toEqual({});
		const path = join(server.folder, "policies.yaml");
		await writeFile(path, text.replace("75", "76"));
		expect((await readState(server.send)).bases).toEqual({
			[hash]: text,
		});
	});

	test("keeps its picture for more than 30 days, unlike a discarded picture", async () => {
		const server = await openServer();
		const [kept = "", discarded = ""] = await Promise.all(
			["#123", "#456"].map(async (background) => {
				const size = { width: 1600, height: 1200, channels: 3 } as const;
				const body = await sharp({ create: { ...size, background } })
					.jpeg()
					.toBuffer();
				const response = await server.send({
					method: "PUT",
					path: "/api/pictures",
					body,
				});
				return JSON.parse(response.text).hash;
			}),
		);
		await putDrafts(server.send, drafts("images/door.jpg", kept, ""));
		const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
		const pictures = join(server.draftFolder, "pictures");
		for (const hash of [kept, discarded])
			await utimes(join(pictures, hash), old, old);
		await new Workspace(server.folder, server.draftFolder).open("owner");
		expect(await readdir(pictures)).toEqual([kept]);
	});

	test("with a file path as its base hash does not read that file", async () => {
		const server = await openServer();
		const { text } = await savedPolicies(server);
		const changed = text.replace("75", "76");
		await putDrafts(
			server.send,
			drafts("policies.yaml", changed, "../owner.json"),
		);
		expect((await readState(server.send)).bases).toEqual({});
	});

	test("is stored in two versions if two windows differ, neither of which is saved", async () => {
		const server = await openServer();
		const { changed } = await edit(server);
		const { changed: other } = await edit(server, "may lift alone", "lift");
		const { versions } = await readState(server.send);
		expect(versions["policies.yaml"]).toMatchObject([
			{ text: changed },
			{ text: other },
		]);
		expect(await save(server.send)).toMatchObject({ status: 409 });
		await server.isUntouched();
	});

	test("is not saved if another window has changed it", async () => {
		const server = await openServer();
		await edit(server);
		const body = JSON.stringify({ "policies.yaml": "0123456789abcdef" });
		const response = await server.send({
			method: "POST",
			path: "/api/save",
			body,
		});
		expect(response.status).toBe(409);
		expect(response.text).toContain("Another window");
		await server.isUntouched();
	});

	test("that breaks a content rule is not saved", async () => {
		const server = await openServer();
		await edit(server, "groupClass: 75", "groupClass: long");
		expect(await save(server.send)).toMatchObject({ status: 422 });
		await server.isUntouched();
	});

	test("file that is damaged is kept under another name, which a notice reports", async () => {
		const server = await openServer();
		await edit(server);
		const draftPath = join(server.draftFolder, "owner.json");
		const whole = await readFile(draftPath, "utf8");
		await writeFile(draftPath, whole.slice(0, 200));
		const { versions, notices } = await readState(server.send);
		expect(versions).toEqual({});
		const [, aside = ""] = /kept as (\S+):/.exec(notices.join()) ?? [];
		expect(await readFile(aside, "utf8")).toBe(whole.slice(0, 200));
	});
});

test("a draft with a picture that was not uploaded is rejected", async () => {
	const server = await openServer();
	const body = drafts("images/new-door.jpg", "0".repeat(32));
	expect(await putDrafts(server.send, body)).toMatchObject({ status: 400 });
});

test("the editor's page opens from a link on another site", async () => {
	const { send } = await openServer();
	expect(
		await send({ path: "/", headers: { "Sec-Fetch-Site": "cross-site" } }),
	).toMatchObject({
		status: 200,
		text: "the editor",
	});
});

const otherKey = "00000000-0000-4000-8000-000000000000";
const fromFrame = { Origin: "null", "Sec-Fetch-Site": "cross-site" };

test("the preview frame's CSP sets an opaque origin and limits connections to /site/", async () => {
	const { send } = await openServer();
	const { text, headers } = await send({ path: "/site/frame.html" });
	const policy = headers["content-security-policy"];
	expect(text).toBe("the frame");
	expect(policy).toContain("sandbox allow-scripts;");
	expect(policy).toContain("default-src 'none'");
	expect(policy).toMatch(/connect-src http:\/\/127\.0\.0\.1:\d+\/site\/ /);
});

test("the preview frame may request a cropped picture with the key", async () => {
	const { send } = await openServer();
	const part = "0-0-20-10-10-5";
	const { status } = await send({
		path: `/site/pictures/${pictureKey}/01234567/${part}/door.jpg`,
		headers: fromFrame,
	});
	expect(status).toBe(200);
});

test("the preview frame gets an unsaved picture only by its full hash", async () => {
	const { send } = await openServer();
	const create = {
		width: 40,
		height: 30,
		channels: 3,
		background: "#842",
	} as const;
	const body = await sharp({ create }).jpeg().toBuffer();
	const added = await send({ method: "PUT", path: "/api/pictures", body });
	const { hash } = JSON.parse(added.text);
	const statusOf = async (hash: string) => {
		const path = `/site/pictures/${pictureKey}/${hash}/0-0-20-10-10-5/new-door.jpg`;
		return (await send({ path, headers: fromFrame })).status;
	};
	expect(await statusOf(hash)).toBe(200);
	expect(await statusOf(hash.slice(0, 8))).toBe(404);
});

test.each([
	[
		"outside the pictures folder",
		`${pictureKey}/01234567/0-0-20-10-10-5/..%2fdoor.jpg`,
	],
	[
		"with a five-digit size",
		`${pictureKey}/01234567/0-0-20-10-99999-5/door.jpg`,
	],
	["with another key", `${otherKey}/01234567/0-0-20-10-10-5/door.jpg`],
	["without a key", "01234567/0-0-20-10-10-5/door.jpg"],
])("the preview frame gets no picture %s", async (_name, path) => {
	const { send } = await openServer();
	const url = `/site/pictures/${path}`;
	expect((await send({ path: url, headers: fromFrame })).status).toBe(404);
});

test("the preview frame does not reach the API through /site/..", async () => {
	const { send } = await openServer();
	const path = "/site/../api/state";
	expect((await send({ path, headers: fromFrame })).status).toBe(404);
});
