import { expect, test } from "vitest";
import { gitCheckouts } from "../tests/support/git-checkouts.ts";
import { filesOf, historyOf } from "./history.ts";

const checkout = gitCheckouts();

test("the list of published changes has only pushed commits that change nothing but content", async () => {
	const { git, write, content } = await checkout();
	const commit = async (files: Record<string, string>, message: string) => {
		await write(files);
		git("here", "add", ".");
		git("here", "commit", "-m", message);
	};
	const subject = "Prices: Silver: $79 to $75";
	await commit(
		{ "content/pricing.yaml": "silver: 75\n", "content/news.md": "New\n" },
		subject,
	);
	await commit({ "code.ts": "2\n" }, "Code");
	await commit(
		{ "code.ts": "3\n", "content/pricing.yaml": "silver: 76\n" },
		"Code and content",
	);
	git("here", "push");
	await commit({ "content/pricing.yaml": "silver: 70\n" }, "Not pushed");
	const history = await historyOf(content);
	expect(history).toMatchObject([{ author: "Maren", subject }]);
	const files = await filesOf(content, history[0]?.commit ?? "");
	expect(
		files.map(({ path, before, after }) => [path, `${before}`, `${after}`]),
	).toEqual([
		["news.md", "null", "New\n"],
		["pricing.yaml", "silver: 79\n", "silver: 75\n"],
	]);
});
