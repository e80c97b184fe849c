import { existsSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { gitCheckouts } from "../tests/support/git-checkouts.ts";
import { Workspace } from "./workspace.ts";

const checkout = gitCheckouts();

/** Skips validation, because the texts are not valid. */
const validate = (() => ({
	kind: "content",
	content: { facts: new Map() },
})) as never;

const draft = {
	"site.yaml": { replaces: [], draft: { base: null, text: "" } },
};

/** Starts a publication whose push waits until `finish` is called. */
async function startPublication() {
	const { root, content } = await checkout({
		"content/pricing.yaml": "silver: 75\n",
	});
	const hooks = join(root, "here/.git/hooks");
	const path = (name: string) => join(root, name);
	await mkdir(hooks, { recursive: true });
	const hook = join(hooks, "pre-push");
	await writeFile(
		hook,
		`#!/bin/sh\ntouch ${path("started")}\nuntil [ -e ${path("finish")} ]; do sleep 0.05; done\n`,
	);
	await chmod(hook, 0o755);
	const workspace = new Workspace(content, path("drafts"), validate);
	const published = workspace.publish("Ana");
	await vi.waitUntil(() => existsSync(path("started")), { timeout: 20_000 });
	const finish = async () => {
		await writeFile(path("finish"), "");
		await published;
	};
	onTestFinished(finish);
	return { workspace, finish };
}

test("drafts are stored while a publication waits for the remote", async () => {
	const { workspace, finish } = await startPublication();
	await workspace.write("Bob", draft);
	expect((await workspace.hashes("Bob")).drafts).toHaveProperty("site.yaml");
	await finish();
});

test("a save waits until a publication has ended", async () => {
	const { workspace, finish } = await startPublication();
	const { versions } = await workspace.write("Bob", draft);
	const hash = versions["site.yaml"]?.[0]?.hash ?? "";
	const saved = workspace.save("Bob", { "site.yaml": hash });
	expect((await workspace.hashes("Bob")).drafts).toHaveProperty("site.yaml");
	await finish();
	await saved;
	expect((await workspace.hashes("Bob")).drafts).toEqual({});
});

test("a draft of a file whose publication conflicts keeps the text from before as its base", async () => {
	const { root, content, git, publishTheirs } = await checkout({
		"content/site.yaml": "city: Seattle\nparking: Street\n",
	});
	git("here", "add", ".");
	git("here", "commit", "-m", "Add the gym");
	git("here", "push");
	await publishTheirs({
		"content/site.yaml": "city: Tacoma\nparking: Street\n",
	});
	const workspace = new Workspace(content, join(root, "drafts"), validate);
	const saved = "city: Everett\nparking: Street\n";
	await writeFile(join(content, "site.yaml"), saved);
	const text = "city: Everett\nparking: Roof\n";
	await workspace.write("Ana", {
		"site.yaml": { replaces: [], draft: { base: saved, text } },
	});
	await expect(workspace.publish("Ana")).rejects.toThrow(
		/another change of the same/,
	);
	const { versions } = await workspace.open("Ana");
	expect(versions["site.yaml"]).toMatchObject([
		{ base: "city: Seattle\nparking: Street\n", text },
	]);
});
