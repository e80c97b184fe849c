import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { gitSettings } from "../tests/support/git.ts";
import { gitCheckouts } from "../tests/support/git-checkouts.ts";
import { type PublishConflict, publish } from "./publish-changes.ts";
import { compareWithRemote } from "./publish-status.ts";

const checkout = gitCheckouts();
const price = "content/pricing.yaml";
const changedPrice = { [price]: "silver: 75\n" };

const noConflict = {
	messageOf: () => "Mine",
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
	await publish(content, {
		...noConflict,
		messageOf: () => "Prices: Silver: $79 to $75\n\nAll of it\n",
	});
	expect(await compareWithRemote(content, true)).toEqual({
		state: "done",
		published: {},
	});
	expect(git("remote", "log", "--format=%s|%an", "main")).toBe(
		"Prices: Silver: $79 to $75|Maren\nBegin|Maren",
	);
	expect(git("remote", "show", "--name-only", "--format=", "main")).toBe(
		"content/news.md\ncontent/pricing.yaml",
	);
	expect(git("here", "status", "--porcelain")).toBe("M  code.ts");
});

test("publish pushes a branch without an upstream under the same name", async () => {
	const { git, content } = await checkout(changedPrice);
	git("here", "checkout", "-b", "spring");
	await publish(content, noConflict);
	expect(git("remote", "log", "--format=%s", "spring")).toBe("Mine\nBegin");
	expect((await compareWithRemote(content, true)).state).toBe("done");
});

test("publish commits with the given person as author and committer", async () => {
	const { git, content } = await checkout(changedPrice);
	const author = { name: "Zoë", email: "zoe@gym.example" };
	await publish(content, { ...noConflict, author });
	expect(git("remote", "log", "-1", "--format=%an|%ae|%cn", "main")).toBe(
		"Zoë|zoe@gym.example|Zoë",
	);
});

describe("when somebody else has published meanwhile", () => {
	test("changes of different files are merged without a conflict", async () => {
		const { git, content, publishTheirs } = await checkout(changedPrice);
		await publishTheirs({ "code.ts": "3\n" });
		await publish(content, noConflict);
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
		const publishing = publish(content, {
			...noConflict,
			onConflict: async (all) => {
				conflicts.push(...all);
			},
		});
		await expect(publishing).rejects.toThrow(/another change.*Nothing is lost/);
		expect(conflicts).toMatchObject([
			{
				path: "pricing.yaml",
				base: Buffer.from("silver: 79\n"),
				mine: Buffer.from("silver: 75\n"),
			},
		]);
		expect(await readFile(join(content, "pricing.yaml"), "utf8")).toBe(
			"silver: 77\n",
		);
		expect(git("remote", "show", "main:content/news.md")).toBe("New");
	});

	test.each([
		["I removed and they changed", price, null, "silver: 77\n"],
		["I changed and they removed", price, "silver: 75\n", null],
		["both changed, a picture", "content/images/door.jpg", "mine", "theirs"],
	] as const)(
		"a file that %s is a conflict, and other changes are published",
		async (_name, file, mine, theirs) => {
			const { git, root, content, write, publishTheirs } = await checkout();
			await publishTheirs({ [file]: theirs });
			await write({ [file]: mine, "content/news.md": "New\n" });
			const conflicts: PublishConflict[] = [];
			const publishing = publish(content, {
				...noConflict,
				onConflict: async (all) => void conflicts.push(...all),
			});
			await expect(publishing).rejects.toThrow(
				/another change.*Nothing is lost/,
			);
			expect(conflicts.map((one) => one.mine?.toString() ?? null)).toEqual([
				mine,
			]);
			const path = join(root, "here", file);
			expect(existsSync(path) ? await readFile(path, "utf8") : null).toBe(
				theirs,
			);
			expect(git("remote", "show", "main:content/news.md")).toBe("New");
			expect(git("here", "status", "--porcelain")).toBe("");
		},
	);

	test("nothing is published if both changes together are invalid", async () => {
		const { git, content, publishTheirs } = await checkout(changedPrice);
		await publishTheirs({ "content/news.md": "Theirs\n" });
		const isValid = async () => !existsSync(join(content, "news.md"));
		await expect(publish(content, { ...noConflict, isValid })).rejects.toThrow(
			/Some saved values are wrong/,
		);
		expect(git("remote", "log", "--format=%s", "main")).toBe("Theirs\nBegin");
		expect((await compareWithRemote(content, true)).published).toEqual({
			"pricing.yaml": "silver: 79\n",
		});
	});

	test("the message lists only changes that are published", async () => {
		const { git, content, publishTheirs } = await checkout({
			...changedPrice,
			"content/news.md": "New\n",
		});
		await publishTheirs({ [price]: "silver: 77\n" });
		const publishing = publish(content, {
			onConflict: async () => {},
			messageOf: (changes) => Object.keys(changes).join(),
		});
		await expect(publishing).rejects.toThrow(/another change/);
		expect(git("remote", "log", "-1", "--format=%s", "main")).toBe("news.md");
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
			const publishing = publish(content, {
				...noConflict,
				messageOf: () => "Mine \n\nAll\n",
			});
			await expect(publishing).rejects.toThrow(advice);
			await expect(publishing).rejects.toThrow(
				/nothing is lost.*spell it right/s,
			);
			expect((await compareWithRemote(content, true)).published).toEqual({
				"pricing.yaml": "silver: 79\n",
			});
			await rm(hook);
			await publish(content, noConflict);
			expect(git("remote", "log", "--format=%s", "main")).toBe("Mine\nBegin");
		},
	);

	test("if git has no email or the remote has moved", async () => {
		const { git, content, root } = await checkout(changedPrice);
		git("here", "config", "user.useConfigOnly", "true");
		vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
		await expect(publish(content, noConflict)).rejects.toThrow(
			/git does not know yet who you are/,
		);
		vi.stubEnv("GIT_CONFIG_GLOBAL", gitSettings.GIT_CONFIG_GLOBAL);
		git(".", "clone", "--bare", "remote", "moved");
		await rm(join(root, "remote"), { recursive: true });
		await expect(publish(content, noConflict)).rejects.toThrow(
			/cannot be reached: is there a network, and has the place moved/,
		);
		git("here", "remote", "set-url", "origin", join(root, "moved"));
		await publish(content, noConflict);
		expect(git("moved", "log", "--format=%s", "main")).toBe("Mine\nBegin");
	});
});
