import { execFileSync } from "node:child_process";
import {
	chmod,
	mkdir,
	mkdtemp,
	readFile,
	rm,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { publish, publishingOf } from "./git.ts";

/** A checkout of a bare repository, with a content folder and something else beside it; no settings of this machine. */
async function checkout() {
	const place = await mkdtemp(join(tmpdir(), "publish-"));
	onTestFinished(() => rm(place, { recursive: true }));
	vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
	vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
	onTestFinished(() => void vi.unstubAllEnvs());
	const git = (folder: string, ...args: string[]) =>
		execFileSync("git", args, {
			cwd: join(place, folder),
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		}).trim();
	const clone = (name: string) => {
		git(".", "clone", "remote", name);
		git(name, "config", "user.name", "Maren");
		git(name, "config", "user.email", "maren@gym.example");
	};
	git(".", "init", "--bare", "--initial-branch=main", "remote");
	clone("here");
	const write = async (file: string, text: string) => {
		await mkdir(join(place, "here/content"), { recursive: true });
		await writeFile(join(place, "here", file), text);
	};
	await write("content/prices.yaml", "silver: 79\n");
	await write("code.ts", "1\n");
	git("here", "add", ".");
	git("here", "commit", "-m", "Begin");
	git("here", "push");
	return { place, git, clone, write, content: join(place, "here/content") };
}

test("publishing is one commit of the content alone, with its sentence, and pushes it", async () => {
	const { git, write, content } = await checkout();
	await write("content/prices.yaml", "silver: 75\n");
	await write("content/news.md", "New\n");
	await write("code.ts", "2\n");
	git("here", "add", "code.ts");
	expect(await publishingOf(content)).toBe("waiting");
	await publish(content, "Prices: Silver: $79 to $75\n\nAll of it\n");
	expect(await publishingOf(content)).toBe("done");
	expect(git("remote", "log", "--format=%s|%an", "main")).toBe(
		"Prices: Silver: $79 to $75|Maren\nBegin|Maren",
	);
	expect(git("remote", "show", "--name-only", "--format=", "main")).toBe(
		"content/news.md\ncontent/prices.yaml",
	);
	expect(git("here", "status", "--porcelain")).toBe("M  code.ts");
});

test("a folder without a repository, or without a place to push to, is saved in the folder alone", async () => {
	const { git, content, place } = await checkout();
	expect(await publishingOf(place)).toBe("nowhere");
	git("here", "remote", "remove", "origin");
	expect(await publishingOf(content)).toBe("nowhere");
});

test("what another has published meanwhile is not written over: it is said, and goes out once both are together", async () => {
	const { place, git, clone, write, content } = await checkout();
	clone("there");
	await writeFile(join(place, "there/code.ts"), "3\n");
	git("there", "commit", "-am", "Theirs");
	git("there", "push");
	await write("content/prices.yaml", "silver: 75\n");
	await expect(publish(content, "Mine")).rejects.toThrow(
		/saved in the folder and nothing is lost.*Somebody else has published meanwhile/s,
	);
	expect(await readFile(join(content, "prices.yaml"), "utf8")).toBe(
		"silver: 75\n",
	);
	expect(git("remote", "log", "--format=%s", "main")).toBe("Theirs\nBegin");
	git("here", "pull", "--rebase");
	await publish(content, "Mine");
	expect(git("remote", "log", "--format=%s", "main")).toBe(
		"Mine\nTheirs\nBegin",
	);
});

test("a computer that may not publish is told so, and keeps the change for the next time", async () => {
	const { place, git, write, content } = await checkout();
	const hook = join(place, "remote/hooks/pre-receive");
	await writeFile(hook, "#!/bin/sh\necho no rights here\nexit 1\n");
	await chmod(hook, 0o755);
	await write("content/prices.yaml", "silver: 75\n");
	await expect(publish(content, "Mine")).rejects.toThrow(
		/nothing is lost.*This computer may not publish.*no rights here/s,
	);
	expect(await publishingOf(content)).toBe("waiting");
	await rm(hook);
	await publish(content, "Mine");
	expect(git("remote", "log", "--format=%s", "main")).toBe("Mine\nBegin");
});

test("a place that cannot be reached, and a computer without a name, are told so", async () => {
	const { git, write, content, place } = await checkout();
	await write("content/prices.yaml", "silver: 75\n");
	git("here", "config", "user.useConfigOnly", "true");
	git("here", "config", "--unset", "user.email");
	await expect(publish(content, "Mine")).rejects.toThrow(
		/git does not know yet who you are/,
	);
	git("here", "config", "user.email", "maren@gym.example");
	await rm(join(place, "remote"), { recursive: true });
	await expect(publish(content, "Mine")).rejects.toThrow(/cannot be reached/);
	expect(git("here", "log", "--format=%s")).toBe("Mine\nBegin");
});
