import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gitCheckouts } from "../tests/support/git-checkouts.ts";
import { compareWithRemote } from "./publish-status.ts";
import { fastForward } from "./remote-branch.ts";

const checkout = gitCheckouts();

test("fastForward updates the folder unless that would replace a saved change", async () => {
	const { git, content, publishTheirs } = await checkout({
		"content/pricing.yaml": "silver: 75\n",
	});
	await publishTheirs({ "content/pricing.yaml": "silver: 77\n" });
	await compareWithRemote(content, true);
	await fastForward(content);
	expect(git("here", "diff", "--", "content")).toContain("silver: 75");
	git("here", "checkout", "content/pricing.yaml");
	await fastForward(content);
	expect(await readFile(join(content, "pricing.yaml"), "utf8")).toBe(
		"silver: 77\n",
	);
});
