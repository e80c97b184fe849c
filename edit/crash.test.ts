import fs, { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { Workspace } from "./workspace.ts";

/** `at` is the number of the first file operation that fails, counted from 1; 0 for none. */
const fault = { at: 0, count: 0, kind: "kill" as "kill" | "full disk" };

const real = { ...fs };
const names = ["writeFile", "rename", "rm", "unlink"] as const;

beforeAll(() => {
	for (const name of names)
		Reflect.set(fs, name, (...args: unknown[]) => failing(name, args));
	syncBuiltinESMExports();
});
afterAll(() => {
	Object.assign(fs, real);
	syncBuiltinESMExports();
});

async function failing(name: (typeof names)[number], args: unknown[]) {
	fault.count += 1;
	const isHit = fault.count === fault.at;
	const isFull = fault.kind === "full disk" && name === "writeFile" && isHit;
	const isDead = fault.kind === "kill" && fault.count >= fault.at;
	if (fault.at === 0 || !(isFull || isDead))
		return Reflect.apply(real[name], undefined, args);
	// Writes a part of the file, as an interrupted write does.
	const [path, bytes] = args;
	if (isHit && name === "writeFile")
		await real.writeFile(String(path), String(bytes).slice(0, 9));
	throw Object.assign(new Error(fault.kind), {
		code: isFull ? "ENOSPC" : "EIO",
	});
}

/** Skips validation, because it would slow down these tests and their texts are not valid. */
const validate = (() => ({ kind: "content" })) as never;

const old = {
	"site.yaml": "phone: 1\n",
	"pricing.yaml": "silver: 79\n",
	"articles/old.md": "---\ntitle: Old\n---\n",
};
const changed = {
	"site.yaml": "phone: 2\n",
	"pricing.yaml": "silver: 75\n",
	"articles/old.md": null,
	"articles/new.md": "---\ntitle: New\n---\n",
};

const openWorkspace = (folder: string, draftFolder: string) =>
	new Workspace(folder, draftFolder, validate);

async function createWorkspace() {
	Object.assign(fault, { at: 0, count: 0 });
	const folder = await temporaryFolder();
	const draftFolder = await temporaryFolder();
	for (const [path, text] of Object.entries(old)) {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), text);
	}
	const workspace = openWorkspace(folder, draftFolder);
	const { saved } = await workspace.open("owner");
	const writes = Object.entries(changed).map(([path, text]) => {
		const draft = { base: saved[path] ?? null, text };
		return [path, { replaces: [], draft }];
	});
	const { versions } = await workspace.write(
		"owner",
		Object.fromEntries(writes),
	);
	const hashes = Object.fromEntries(
		Object.entries(versions).map(([path, [one]]) => [path, one?.hash ?? ""]),
	);
	return { folder, draftFolder, workspace, hashes };
}

/** Opens the folder again. Returns the texts, keyed by path, and the paths of the drafts. */
async function restart(folder: string, draftFolder: string) {
	fault.at = 0;
	const {
		saved: texts,
		versions,
		notices,
	} = await openWorkspace(folder, draftFolder).open("owner");
	const names = await readdir(folder, { recursive: true });
	expect(names.filter((name) => name.includes("unfinished"))).toEqual([]);
	expect(notices).toEqual([]);
	for (const [path, [one]] of Object.entries(versions))
		expect(one?.base, `${path} has no conflict`).toBe(texts[path] ?? null);
	return { texts, drafts: Object.keys(versions) };
}

const { "articles/old.md": _gone, ...after } = changed;

test("a save that is killed at any file operation has saved all changes or none", async () => {
	const outcomes = new Set<string>();
	for (let at = 1; ; at += 1) {
		const { folder, draftFolder, workspace, hashes } = await createWorkspace();
		Object.assign(fault, { at, count: 0, kind: "kill" });
		const isDone = await workspace.save("owner", hashes).then(
			() => true,
			() => false,
		);
		const { texts, drafts } = await restart(folder, draftFolder);
		const isSaved = texts["site.yaml"] === changed["site.yaml"];
		outcomes.add(isSaved ? "saved" : "unsaved");
		expect(texts, `killed at operation ${at}`).toEqual(isSaved ? after : old);
		expect(drafts).toEqual(isSaved ? [] : Object.keys(changed));
		await rm(folder, { recursive: true });
		if (isDone) break;
	}
	expect([...outcomes]).toEqual(["unsaved", "saved"]);
});

test("a kill while a draft is stored keeps the previous draft", async () => {
	for (const at of [1, 2]) {
		const { folder, draftFolder, workspace, hashes } = await createWorkspace();
		Object.assign(fault, { at, count: 0, kind: "kill" });
		const draft = { base: "phone: 1\n", text: "phone: 3\n" };
		const replaces = [hashes["site.yaml"] ?? ""];
		const write = { "site.yaml": { replaces, draft } };
		await expect(workspace.write("owner", write)).rejects.toThrow("kill");
		const { drafts } = await restart(folder, draftFolder);
		expect(drafts).toEqual(Object.keys(changed));
		expect(await readFile(join(draftFolder, "owner.json"), "utf8")).toContain(
			"phone: 2",
		);
	}
});

test("a save on a full disk changes nothing, reports it, then succeeds when retried", async () => {
	for (const at of [1, 2, 3, 4]) {
		const { folder, draftFolder, workspace, hashes } = await createWorkspace();
		Object.assign(fault, { at: 0, count: 0, kind: "full disk" });
		fault.at = at;
		await expect(workspace.save("owner", hashes)).rejects.toThrow(
			/disk of this computer is full.*Nothing is lost/,
		);
		fault.at = 0;
		for (const [path, text] of Object.entries(old))
			expect(await readFile(join(folder, path), "utf8")).toBe(text);
		await workspace.save("owner", hashes);
		expect((await restart(folder, draftFolder)).texts).toEqual(after);
	}
});
