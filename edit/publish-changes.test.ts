import { execFileSync } from "node:child_process";
import {
	chmod,
	cp,
	mkdir,
	mkdtemp,
	readFile,
	rm,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
	afterAll,
	beforeEach,
	describe,
	expect,
	onTestFinished,
	test,
	vi,
} from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { filesOf, historyOf } from "./history.ts";
import { publish } from "./publish-changes.ts";
import { containsPublished, publishingOf } from "./publishing-state.ts";
import { fastForward } from "./remote-branch.ts";

beforeEach(() => {
	vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
	vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
	onTestFinished(() => void vi.unstubAllEnvs());
});

let original: string | undefined;
afterAll(() => original && rm(original, { recursive: true }));

/** Copies the repositories, because creating them anew would take most of a test's time. */
async function checkout() {
	original ??= await createRepositories();
	const root = await temporaryFolder();
	await cp(original, root, { recursive: true });
	const checkout = operationsIn(root);
	checkout.git("here", "remote", "set-url", "origin", join(root, "remote"));
	return checkout;
}

async function createRepositories(): Promise<string> {
	const root = await mkdtemp(join(tmpdir(), "publish-"));
	const { git, clone, write } = operationsIn(root);
	git(".", "init", "--bare", "--initial-branch=main", "remote");
	clone("here");
	await write("content/prices.yaml", "silver: 79\n");
	await write("code.ts", "1\n");
	git("here", "add", ".");
	git("here", "commit", "-m", "Begin");
	git("here", "push");
	return root;
}

function operationsIn(root: string) {
	const git = (folder: string, ...args: string[]) =>
		execFileSync("git", args, {
			cwd: join(root, folder),
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		}).trim();
	return {
		root,
		git,
		clone(name: string) {
			git(".", "clone", "remote", name);
			git(name, "config", "user.name", "Maren");
			git(name, "config", "user.email", "maren@gym.example");
		},
		async write(file: string, text: string) {
			await mkdir(dirname(join(root, "here", file)), { recursive: true });
			await writeFile(join(root, "here", file), text);
		},
		content: join(root, "here/content"),
	};
}

const noConflict = {
	onConflict: async () => {
		throw new Error("There is no conflict");
	},
};

test("publish pushes one commit that contains only the content", async () => {
	const { git, write, content } = await checkout();
	await write("content/prices.yaml", "silver: 75\n");
	await write("content/news.md", "New\n");
	await write("code.ts", "2\n");
	git("here", "add", "code.ts");
	expect((await publishingOf(content, true)).state).toBe("waiting");
	await publish(
		content,
		"Prices: Silver: $79 to $75\n\nAll of it\n",
		noConflict,
	);
	expect(await publishingOf(content, true)).toEqual({
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

test("publishingOf returns noRemote for a folder without a repository or a remote", async () => {
	const { git, content, root } = await checkout();
	expect((await publishingOf(root, true)).state).toBe("noRemote");
	git("here", "remote", "remove", "origin");
	expect((await publishingOf(content, true)).state).toBe("noRemote");
});

test("publishingOf lists unpublished files with their published text, committed or not", async () => {
	const { git, write, content } = await checkout();
	await write("content/prices.yaml", "silver: 75\n");
	git("here", "commit", "-am", "Never pushed");
	await write("content/news.md", "New\n");
	expect(await publishingOf(content, true)).toEqual({
		state: "waiting",
		published: { "prices.yaml": "silver: 79\n", "news.md": null },
	});
});

test("publish pushes a branch without an upstream under the same name", async () => {
	const { git, write, content } = await checkout();
	git("here", "checkout", "-b", "spring");
	await write("content/prices.yaml", "silver: 75\n");
	await publish(content, "Mine", noConflict);
	expect(git("remote", "log", "--format=%s", "spring")).toBe("Mine\nBegin");
	expect((await publishingOf(content, true)).state).toBe("done");
});

test("publishingOf returns waiting for an unpushed commit of a branch without an upstream", async () => {
	const { git, write, content } = await checkout();
	git("here", "branch", "--unset-upstream");
	await write("content/prices.yaml", "silver: 75\n");
	git("here", "commit", "-am", "Never pushed");
	expect((await publishingOf(content, true)).state).toBe("waiting");
});

test("publishingOf returns unknown if the remote cannot be reached", async () => {
	const { root, content } = await checkout();
	await rm(join(root, "remote"), { recursive: true });
	expect((await publishingOf(content, true)).state).toBe("unknown");
});

test("publish commits with the given person as author and committer", async () => {
	const { git, write, content } = await checkout();
	await write("content/prices.yaml", "silver: 75\n");
	const author = { name: "Zoë", email: "zoe@gym.example" };
	await publish(content, "Hers", { ...noConflict, author });
	expect(git("remote", "log", "-1", "--format=%an|%ae|%cn", "main")).toBe(
		"Zoë|zoe@gym.example|Zoë",
	);
});

describe("the list of published changes", () => {
	test("contains only pushed commits that change nothing but content", async () => {
		const { git, write, content } = await checkout();
		await write("content/prices.yaml", "silver: 75\n");
		await write("content/news.md", "New\n");
		await publish(content, "Prices: Silver: $79 to $75", noConflict);
		await write("code.ts", "2\n");
		git("here", "commit", "-am", "Code");
		await write("code.ts", "3\n");
		await write("content/prices.yaml", "silver: 76\n");
		git("here", "commit", "-am", "Code and content");
		git("here", "push");
		await write("content/prices.yaml", "silver: 70\n");
		git("here", "commit", "-am", "Not pushed");
		const history = await historyOf(content);
		expect(history).toMatchObject([
			{ author: "Maren", subject: "Prices: Silver: $79 to $75" },
		]);
		const files = await filesOf(content, history[0]?.commit ?? "");
		expect(
			files.map(({ path, before, after }) => [path, `${before}`, `${after}`]),
		).toEqual([
			["news.md", "null", "New\n"],
			["prices.yaml", "silver: 79\n", "silver: 75\n"],
		]);
	});

	test("is contained in a build of the last published commit or later, not of an earlier one", async () => {
		const { git, write, content } = await checkout();
		const earlier = git("here", "rev-parse", "HEAD");
		await write("content/prices.yaml", "silver: 75\n");
		await publish(content, "Mine", noConflict);
		const published = git("here", "rev-parse", "HEAD");
		git("here", "commit", "--allow-empty", "-m", "Later");
		const later = git("here", "rev-parse", "HEAD");
		const contains = (commit: string) => containsPublished(content, commit);
		expect(await contains(earlier)).toBe(false);
		expect(await contains(published)).toBe(true);
		expect(await contains(later)).toBe(true);
		expect(await contains("0".repeat(40))).toBe(undefined);
	});
});

describe("when somebody else has published meanwhile", () => {
	async function checkoutBehindRemote(
		theirs: string,
		file = "content/prices.yaml",
	) {
		const checkedOut = await checkout();
		const { root, git, clone } = checkedOut;
		clone("there");
		await mkdir(dirname(join(root, "there", file)), { recursive: true });
		await writeFile(join(root, "there", file), theirs);
		git("there", "add", ".");
		git("there", "commit", "-m", "Theirs");
		git("there", "push");
		return checkedOut;
	}

	test("changes of different files are merged without a conflict", async () => {
		const { git, write, content } = await checkoutBehindRemote(
			"3\n",
			"code.ts",
		);
		await write("content/prices.yaml", "silver: 75\n");
		await publish(content, "Mine", noConflict);
		expect(git("remote", "log", "--format=%s", "main")).toBe(
			"Mine\nTheirs\nBegin",
		);
		expect(git("here", "status", "--porcelain")).toBe("");
	});

	test("two changes of one field are reported as a conflict, which keeps both texts", async () => {
		const { git, write, content } = await checkoutBehindRemote("silver: 77\n");
		await write("content/prices.yaml", "silver: 75\n");
		await write("content/news.md", "New\n");
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

	test("fastForward updates the folder unless that would replace a saved change", async () => {
		const { git, write, content } = await checkoutBehindRemote("silver: 77\n");
		await publishingOf(content, true);
		await write("content/prices.yaml", "silver: 75\n");
		await fastForward(content);
		expect(git("here", "diff", "--", "content")).toContain("silver: 75");
		git("here", "checkout", "content/prices.yaml");
		await fastForward(content);
		expect(await readFile(join(content, "prices.yaml"), "utf8")).toBe(
			"silver: 77\n",
		);
	});

	test("publish rejects a picture whose name another picture already has", async () => {
		const { git, write, content } = await checkoutBehindRemote(
			"theirs",
			"content/images/door.jpg",
		);
		await write("content/images/door.jpg", "mine");
		await expect(publish(content, "Mine", noConflict)).rejects.toThrow(
			/another picture named door.jpg: add yours under another name/,
		);
		expect(git("remote", "show", "main:content/images/door.jpg")).toBe(
			"theirs",
		);
		expect(await readFile(join(content, "images/door.jpg"), "utf8")).toBe(
			"mine",
		);
	});
});

describe("publish reports why it failed, then succeeds when retried", () => {
	async function checkoutWithHook(
		repository: "remote" | "here/.git",
		name: string,
	) {
		const checkedOut = await checkout();
		const { root, write } = checkedOut;
		const path = join(root, repository, "hooks", name);
		await mkdir(join(root, repository, "hooks"), { recursive: true });
		await writeFile(path, "#!/bin/sh\necho spell it right >&2\nexit 1\n");
		await chmod(path, 0o755);
		await write("content/prices.yaml", "silver: 75\n");
		return { ...checkedOut, path };
	}

	test.each([
		["remote", "pre-receive", /A check of the place that it is published from/],
		["here/.git", "pre-commit", /A check on this computer refused it/],
		["here/.git", "pre-push", /It was refused. Send these words/],
	] as const)(
		"if a hook rejects it: %s, %s",
		async (repository, name, advice) => {
			const { git, content, path } = await checkoutWithHook(repository, name);
			const publishing = publish(content, "Mine", noConflict);
			await expect(publishing).rejects.toThrow(advice);
			await expect(publishing).rejects.toThrow(
				/nothing is lost.*spell it right/s,
			);
			expect((await publishingOf(content, true)).published).toEqual({
				"prices.yaml": "silver: 79\n",
			});
			await rm(path);
			await publish(content, "Mine again", noConflict);
			expect(git("remote", "log", "--format=%s", "main")).toBe(
				"Mine again\nBegin",
			);
		},
	);

	test("if git has no email or the remote has moved", async () => {
		const { git, write, content, root } = await checkout();
		await write("content/prices.yaml", "silver: 75\n");
		git("here", "config", "user.useConfigOnly", "true");
		git("here", "config", "--unset", "user.email");
		await expect(publish(content, "Mine", noConflict)).rejects.toThrow(
			/git does not know yet who you are/,
		);
		git("here", "config", "user.email", "maren@gym.example");
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
