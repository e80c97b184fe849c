import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { gitSettings } from "../tests/support/git.ts";
import { gitCheckouts } from "../tests/support/git-checkouts.ts";
import { publish } from "./publish-changes.ts";
import { compareWithRemote } from "./publish-status.ts";

const checkout = gitCheckouts();
const price = "content/prices.yaml";
const changedPrice = { [price]: "silver: 75\n" };

const noConflict = {
	onConflict: async () => {
		throw new Error("There is no conflict");
	},
};

test("publish pushes one commit that contains only the content", async () => {
	const { git, content } = await checkout({
		...changedPrice,
		"content/news.md": "New\n",
		"code.ts": "2\n",
	});
	git("here", "add", "code.ts");
	expect((await compareWithRemote(content, true)).state).toBe("waiting");
	await publish(
		content,
		"Prices: Silver: $79 to $75\n\nAll of it\n",
		noConflict,
	);
	expect(await compareWithRemote(content, true)).toEqual({
		state: "done",
		published: {},
	});
	expect(git("remote", "log", "--format=%s|%an", "main")).toBe(
		"Prices: Silver: $79 to $75|Maren\nBegin|Maren",
	);
	expect(git("remote", "show", "--name-only", "--format=", "main")).toBe(
		"content/news.md\ncontent/prices.yaml",
	);
	expect(git("here", "status", "--porcelain")).toBe("M  code.ts");
});

test("publish pushes a branch without an upstream under the same name", async () => {
	const { git, content } = await checkout(changedPrice);
	git("here", "checkout", "-b", "spring");
	await publish(content, "Mine", noConflict);
	expect(git("remote", "log", "--format=%s", "spring")).toBe("Mine\nBegin");
	expect((await compareWithRemote(content, true)).state).toBe("done");
});

test("publish commits with the given person as author and committer", async () => {
	const { git, content } = await checkout(changedPrice);
	const author = { name: "Zoë", email: "zoe@gym.example" };
	await publish(content, "Hers", { ...noConflict, author });
	expect(git("remote", "log", "-1", "--format=%an|%ae|%cn", "main")).toBe(
		"Zoë|zoe@gym.example|Zoë",
	);
});

describe("when somebody else has published meanwhile", () => {
	test("changes of different files are merged without a conflict", async () => {
		const { git, content, publishTheirs } = await checkout(changedPrice);
		await publishTheirs({ "code.ts": "3\n" });
		await publish(content, "Mine", noConflict);
		expect(git("remote", "log", "--format=%s", "main")).toBe(
			"Mine\nTheirs\nBegin",
		);
		expect(git("here", "status", "--porcelain")).toBe("");
	});

	test("two changes of one field are reported as a conflict, which keeps both texts", async () => {
		const { git, content, publishTheirs } = await checkout({
			...changedPrice,
			"content/news.md": "New\n",
		});
		await publishTheirs({ [price]: "silver: 77\n" });
		const conflicts: unknown[] = [];
		const publishing = publish(content, "Mine", {
			onConflict: async (all) => {
				conflicts.push(...all);
			},
		});
		await expect(publishing).rejects.toThrow(/another change.*Nothing is lost/);
		expect(conflicts).toMatchObject([
			{ path: "prices.yaml", base: "silver: 79\n", mine: "silver: 75\n" },
		]);
		expect(await readFile(join(content, "prices.yaml"), "utf8")).toBe(
			"silver: 77\n",
		);
		expect(git("remote", "show", "main:content/news.md")).toBe("New");
	});

	test("publish rejects a picture whose name another picture already has", async () => {
		const picture = "content/images/door.jpg";
		const { git, root, content, publishTheirs } = await checkout({
			[picture]: "mine",
		});
		await publishTheirs({ [picture]: "theirs" });
		await expect(publish(content, "Mine", noConflict)).rejects.toThrow(
			/another picture named door.jpg: add yours under another name/,
		);
		expect(git("remote", "show", `main:${picture}`)).toBe("theirs");
		expect(await readFile(join(root, "here", picture), "utf8")).toBe("mine");
	});
});

describe("publish reports why it failed, then succeeds when retried", () => {
	test.each([
		["remote", "pre-receive", /A check of the place that it is published from/],
		["here/.git", "pre-commit", /A check on this computer refused it/],
		["here/.git", "pre-push", /It was refused. Send these words/],
	] as const)(
		"if a hook rejects it: %s, %s",
		async (repository, name, advice) => {
			const { git, content, root } = await checkout(changedPrice);
			const hooks = join(root, repository, "hooks");
			const hook = join(hooks, name);
			await mkdir(hooks, { recursive: true });
			const script = "#!/bin/sh\necho spell it right >&2\nexit 1\n";
			await writeFile(hook, script, { mode: 0o755 });
			// Git removes the space at the end of the first line, so the stored message is another.
			const publishing = publish(content, "Mine \n\nAll\n", noConflict);
			await expect(publishing).rejects.toThrow(advice);
			await expect(publishing).rejects.toThrow(
				/nothing is lost.*spell it right/s,
			);
			expect((await compareWithRemote(content, true)).published).toEqual({
				"prices.yaml": "silver: 79\n",
			});
			await rm(hook);
			await publish(content, "Mine again", noConflict);
			expect(git("remote", "log", "--format=%s", "main")).toBe(
				"Mine again\nBegin",
			);
		},
	);

	test("if git has no email or the remote has moved", async () => {
		const { git, content, root } = await checkout(changedPrice);
		git("here", "config", "user.useConfigOnly", "true");
		vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
		await expect(publish(content, "Mine", noConflict)).rejects.toThrow(
			/git does not know yet who you are/,
		);
		vi.stubEnv("GIT_CONFIG_GLOBAL", gitSettings.GIT_CONFIG_GLOBAL);
		git(".", "clone", "--bare", "remote", "moved");
		await rm(join(root, "remote"), { recursive: true });
		await expect(publish(content, "Mine", noConflict)).rejects.toThrow(
			/cannot be reached: is there a network, and has the place moved/,
		);
		git("here", "remote", "set-url", "origin", join(root, "moved"));
		await publish(content, "Mine", noConflict);
		expect(git("moved", "log", "--format=%s", "main")).toBe("Mine\nBegin");
	});
});
