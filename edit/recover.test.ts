import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { gitSettings } from "../tests/support/git.ts";
import { gitCheckouts } from "../tests/support/git-checkouts.ts";
import { publish } from "./publish-changes.ts";
import { recover } from "./recover.ts";

const checkout = gitCheckouts();

/** Runs git, but kills its process group before or after the command in $MOMENT. */
const gitWrapper = `#!/bin/sh
skip=
for argument; do
	if [ "$skip" ]; then skip=
	elif [ "$argument" = -c ]; then skip=1
	else command=$argument; break; fi
done
PATH=$REAL_PATH
[ "$MOMENT" != "before $command" ] || kill -9 0
[ "$MOMENT" != "during $command" ] || { touch "$LOCK"; kill -9 0; }
git "$@"
code=$?
[ "$MOMENT" != "after $command" ] || kill -9 0
exit $code
`;

async function writeScript(path: string, text: string) {
	await mkdir(join(path, ".."), { recursive: true });
	await writeFile(path, text);
	await chmod(path, 0o755);
}

test.each(["during commit", "after commit", "in the rebase", "after push"])(
	"a publication that is killed %s can be repeated",
	async (moment) => {
		const { root, content, git, publishTheirs } = await checkout({
			"content/pricing.yaml": "silver: 75\n",
		});
		await publishTheirs({ "content/news.md": "Theirs\n" });
		await writeScript(join(root, "bin/git"), gitWrapper);
		const gitFolder = join(root, "here/.git");
		if (moment === "in the rebase")
			await writeScript(
				join(gitFolder, "hooks/post-checkout"),
				'#!/bin/sh\n[ -z "$MOMENT" ] || kill -9 0\n',
			);
		const child = spawn("node", ["tests/support/publish.ts", content], {
			detached: true,
			stdio: "ignore",
			env: {
				...process.env,
				...gitSettings,
				MOMENT: moment,
				LOCK: join(gitFolder, "index.lock"),
				REAL_PATH: process.env.PATH,
				PATH: join(root, "bin") + delimiter + process.env.PATH,
			},
		});
		const [, signal] = await once(child, "exit");
		expect(signal).toBe("SIGKILL");
		await recover(content);
		expect(await readFile(join(content, "pricing.yaml"), "utf8")).toBe(
			"silver: 75\n",
		);
		await publish(content, {
			messageOf: () => "Mine",
			onConflict: async () => {},
		});
		expect(git("remote", "log", "--format=%s", "main")).toBe(
			"Mine\nTheirs\nBegin",
		);
		expect(git("here", "status", "--porcelain")).toBe("");
	},
);

test("a rebase that the editor did not begin is left alone", async () => {
	const { content, git, publishTheirs, write } = await checkout();
	await publishTheirs({ "code.ts": "2\n" });
	await write({ "code.ts": "3\n" });
	git("here", "commit", "-am", "Mine");
	git("here", "fetch");
	expect(() => git("here", "rebase", "origin/main")).toThrow();
	await recover(content);
	expect(git("here", "status")).toContain("rebase in progress");
});
