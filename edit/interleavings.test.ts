import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { combine } from "#model/edit/combine.ts";
import { gitCheckouts } from "../tests/support/git-checkouts.ts";
import { Workspace } from "./workspace.ts";

/** The default is small, because a run starts hundreds of git processes. */
const runs = Number(process.env.INTERLEAVINGS ?? 1);

const checkout = gitCheckouts();
const validate = (() => ({
	kind: "content",
	content: { facts: new Map() },
})) as never;

const file = "site.yaml";
const fields = ["name", "city", "phone"];

const fieldOf = (text: string, field: string) =>
	new RegExp(`^${field}: (.*)$`, "m").exec(text)?.[1] ?? "";
const withField = (text: string, field: string, value: string) =>
	text.replace(new RegExp(`^${field}: .*$`, "m"), `${field}: ${value}`);

type Step = { who: string; action: string; field: string };

/** Returns the values that were typed and then lost without anybody who replaced them. */
async function lostValues(steps: readonly Step[]): Promise<string[]> {
	const { root, content, git, write } = await checkout();
	const first = fields.map((field) => `${field}: old-${field}\n`).join("");
	await write({ [`content/${file}`]: first });
	git("here", "add", ".");
	git("here", "commit", "-m", "Add the gym");
	git("here", "push");
	git(".", "clone", "remote", "there");
	const workspace = new Workspace(content, join(root, "drafts"), validate);
	const typed: string[] = [];
	const replaced = new Set<string>();
	/** Marks the values of `before` that `after` does not have, because the writer saw them. */
	const replace = (before: string, after: string) => {
		for (const field of fields) {
			const value = fieldOf(before, field);
			if (value !== fieldOf(after, field)) replaced.add(value);
		}
	};
	const draftOf = async (who: string) => {
		const { saved, versions } = await workspace.open(who);
		const [draft, ...competing] = versions[file] ?? [];
		return { saved: saved[file] ?? "", draft, competing };
	};
	const writeDraft = async (who: string, base: string, text: string) => {
		const { versions } = await workspace.open(who);
		const replaces = (versions[file] ?? []).map(({ hash }) => hash);
		await workspace.write(who, { [file]: { replaces, draft: { base, text } } });
	};
	/**
	 * Chooses the first of several versions and merges what others have saved. If both changed a
	 * field, keeps the own value.
	 */
	const settle = async (who: string) => {
		const { saved, draft, competing } = await draftOf(who);
		if (!draft?.text) return;
		for (const { text } of competing) replace(text ?? "", draft.text);
		if (competing.length === 0 && draft.base === saved) return;
		const result = combine(draft.base, draft.text, saved);
		const text = "merged" in result ? result.merged : result.mine;
		if ("mine" in result) replace(result.theirs ?? "", result.mine ?? "");
		await writeDraft(who, saved, text ?? "");
	};
	const actions: Record<string, (step: Step) => Promise<void>> = {
		async edit({ who, field }) {
			await settle(who);
			const { saved, draft } = await draftOf(who);
			const before = draft?.text ?? saved;
			const value = `${who}-${typed.length + 1}`;
			typed.push(value);
			const text = withField(before, field, value);
			replace(before, text);
			await writeDraft(who, saved, text);
		},
		async save({ who }) {
			await settle(who);
			const { draft } = await draftOf(who);
			if (draft) await workspace.save(who, { [file]: draft.hash });
		},
		async publish({ who }) {
			await workspace.publish(who).catch((error) => {
				if (!/another change/.test(String(error))) throw error;
			});
		},
		/** Publishes from another computer. */
		async push({ field }) {
			git("there", "pull", "--quiet");
			const before = git("there", "show", `HEAD:content/${file}`);
			const value = `there-${typed.length + 1}`;
			typed.push(value);
			const text = `${withField(before, field, value)}\n`;
			replace(before, text);
			await write({ [`content/${file}`]: text }, "there");
			git("there", "commit", "--quiet", "-am", value);
			git("there", "push", "--quiet");
		},
	};
	for (const step of steps) await actions[step.action]?.(step);
	// Publishes everything that is left. A conflict makes a draft again.
	for (const who of ["Ana", "Bob", "Ana", "Bob"])
		for (const action of ["save", "publish"])
			await actions[action]?.({ who, action, field: "" });
	const published = git("remote", "show", `main:content/${file}`);
	return typed.filter(
		(value) => !published.includes(value) && !replaced.has(value),
	);
}

test("no value is lost in random edits, saves and publications of three people", async () => {
	const step = fc.record({
		who: fc.constantFrom("Ana", "Bob"),
		action: fc.constantFrom("edit", "edit", "edit", "save", "publish", "push"),
		field: fc.constantFrom(...fields),
	});
	await fc.assert(
		fc.asyncProperty(
			fc.array(step, { minLength: 6, maxLength: 10 }),
			async (steps) => {
				expect(await lostValues(steps)).toEqual([]);
			},
		),
		{ numRuns: runs, endOnFailure: true },
	);
}, 600_000);
