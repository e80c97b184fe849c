import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { contentFolder, replaceInFile } from "../tests/support/gyms.ts";

function checkContent(folder: string) {
	return spawnSync(process.execPath, ["scripts/check-content.ts"], {
		env: { ...process.env, CONTENT_DIR: folder },
		encoding: "utf8",
	});
}

test("npm run check:content reports a problem with file and line, but no stack trace", async () => {
	const folder = await contentFolder();
	await replaceInFile(
		folder,
		"pricing.yaml",
		"pricePerWeek: 41",
		"pricePerWeek: 4o",
	);
	const { status, stdout, stderr } = checkContent(folder);
	expect(stdout).toBe("");
	expect(stderr).toBe(
		'\nThe content folder has 1 problem(s):\ncontent/pricing.yaml:4 memberships[0].pricePerWeek: expected a whole number of dollars, got "4o"\n',
	);
	expect(status).toBe(1);
});
