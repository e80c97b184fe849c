import { existsSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { gitCheckouts } from "../tests/support/git-checkouts.ts";
import { Workspace } from "./workspace.ts";

const checkout = gitCheckouts();

/** Skips validation, because the texts are not valid. */
const validate = (() => ({ kind: "content" })) as never;

const draft = {
	"site.yaml": { replaces: [], draft: { base: null, text: "" } },
};

/** Starts a publication whose push waits until `finish` is called. */
async function startPublication() {
	const { root, content } = await checkout({
		"content/prices.yaml": "silver: 75\n",
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
	const published = workspace.publish("Ana", "Silver: $79 to $75");
	await vi.waitUntil(() => existsSync(path("started")), { timeout: 20_000 });
	return {
		workspace,
		async finish() {
			await writeFile(path("finish"), "");
			await published;
		},
	};
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
