import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { putDrafts, readState, save } from "../tests/hosts/editor-requests.ts";
import type { RequestOptions } from "../tests/hosts/responses.ts";
import {
	type EditorServer,
	openEditorServer,
} from "../tests/support/editor-server.ts";
import { Workspace } from "./workspace.ts";

const drafts = (
	path: string,
	text: string | null,
	base: string | null = null,
) => JSON.stringify({ [path]: { replaces: [], draft: { base, text } } });

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
		const { send, isUntouched, draftFolder } = await openEditorServer();
		const response = await send(request);
		expect(response.text.toLowerCase()).toContain(message.toLowerCase());
		expect(response.status).toBe(status);
		await isUntouched();
		expect(await readdir(draftFolder, { recursive: true })).toEqual([]);
	},
);

const savedPolicies = async ({ send }: EditorServer) =>
	(await readState(send)).saved["policies.yaml"];

describe("a draft", () => {
	const edit = async (
		server: EditorServer,
		from = "may lift alone",
		to = "may lift",
	) => {
		const text = await savedPolicies(server);
		const changed = text.replace(from, to);
		await putDrafts(server.send, drafts("policies.yaml", changed, text));
		return changed;
	};

	test("is written to the content folder only when it is saved", async () => {
		const server = await openEditorServer();
		const changed = await edit(server);
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
		const server = await openEditorServer();
		await edit(server);
		const path = join(server.folder, "policies.yaml");
		const other = (await readFile(path, "utf8")).replace("75", "76");
		await writeFile(path, other);
		const response = await save(server.send);
		expect(response.status).toBe(409);
		expect(response.text).toContain("look at the changes again, then save");
		expect(await readFile(path, "utf8")).toBe(other);
	});

	test("keeps its picture for more than 30 days, unlike a discarded picture", async () => {
		const server = await openEditorServer();
		const kept = await server.addPicture("#123");
		const discarded = await server.addPicture("#456");
		await putDrafts(server.send, drafts("images/door.jpg", kept));
		const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
		const pictures = join(server.draftFolder, "pictures");
		for (const hash of [kept, discarded])
			await utimes(join(pictures, hash), old, old);
		await new Workspace(server.folder, server.draftFolder).open("owner");
		expect(await readdir(pictures)).toEqual([kept]);
	});

	test("is stored in two versions if two windows differ, neither of which is saved", async () => {
		const server = await openEditorServer();
		const changed = await edit(server);
		const other = await edit(server, "may lift alone", "lift");
		const { versions } = await readState(server.send);
		expect(versions["policies.yaml"]).toMatchObject([
			{ text: changed },
			{ text: other },
		]);
		expect(await save(server.send)).toMatchObject({ status: 409 });
		await server.isUntouched();
	});

	test("is not saved if another window has changed it", async () => {
		const server = await openEditorServer();
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
		const server = await openEditorServer();
		await edit(server, "groupClass: 75", "groupClass: long");
		expect(await save(server.send)).toMatchObject({ status: 422 });
		await server.isUntouched();
	});

	test("file that is damaged is kept under another name, which a notice reports", async () => {
		const server = await openEditorServer();
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
	const server = await openEditorServer();
	const body = drafts("images/new-door.jpg", "01234567");
	expect(await putDrafts(server.send, body)).toMatchObject({ status: 400 });
});

test("a rejected draft does not prevent the others from being stored", async () => {
	const server = await openEditorServer();
	const rejected = JSON.parse(drafts("former.yaml", "x"));
	const body = { ...rejected, ...JSON.parse(drafts("site.yaml", "name: x")) };
	const response = await putDrafts(server.send, JSON.stringify(body));
	expect(response.status).toBe(400);
	expect(response.text).toContain("former.yaml is not a file");
	expect(Object.keys((await readState(server.send)).versions)).toEqual([
		"site.yaml",
	]);
});

test("the editor's page opens from a link on another site", async () => {
	const { send } = await openEditorServer();
	expect(
		await send({ path: "/", headers: { "Sec-Fetch-Site": "cross-site" } }),
	).toMatchObject({
		status: 200,
		text: "the editor",
	});
});
