import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gitCheckouts } from "../tests/support/git-checkouts.ts";
import { compareWithRemote, containsPublished } from "./publish-status.ts";

const checkout = gitCheckouts();
const changedPrice = { "content/pricing.yaml": "silver: 75\n" };

test("compareWithRemote returns noRemote for a folder without a repository or a remote", async () => {
	const { git, content, root } = await checkout();
	expect((await compareWithRemote(root, true)).state).toBe("noRemote");
	git("here", "remote", "remove", "origin");
	expect((await compareWithRemote(content, true)).state).toBe("noRemote");
});

test("compareWithRemote lists unpublished files with their published text, committed or not", async () => {
	const { git, write, content } = await checkout(changedPrice);
	git("here", "commit", "-am", "Never pushed");
	await write({ "content/news.md": "New\n" });
	expect(await compareWithRemote(content, true)).toEqual({
		state: "waiting",
		published: { "pricing.yaml": "silver: 79\n", "news.md": null },
	});
});

test("compareWithRemote returns waiting for an unpushed commit of a branch without an upstream", async () => {
	const { git, content } = await checkout(changedPrice);
	git("here", "branch", "--unset-upstream");
	git("here", "commit", "-am", "Never pushed");
	expect((await compareWithRemote(content, true)).state).toBe("waiting");
});

test("compareWithRemote returns unknown if the remote cannot be reached", async () => {
	const { root, content } = await checkout();
	await rm(join(root, "remote"), { recursive: true });
	expect((await compareWithRemote(content, true)).state).toBe("unknown");
});

test("a build contains the published changes if its commit is the last published one or later", async () => {
	const { git, content } = await checkout(changedPrice);
	const earlier = git("here", "rev-parse", "HEAD");
	git("here", "commit", "-am", "Mine");
	git("here", "push");
	const published = git("here", "rev-parse", "HEAD");
	git("here", "commit", "--allow-empty", "-m", "Later");
	const later = git("here", "rev-parse", "HEAD");
	const contains = (commit: string) => containsPublished(content, commit);
	expect(await contains(earlier)).toBe(false);
	expect(await contains(published)).toBe(true);
	expect(await contains(later)).toBe(true);
	expect(await contains("0".repeat(40))).toBe(undefined);
});
