import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type Draft,
	type DraftVersions,
	draftHash,
	isOutdated,
	markSent,
	noWindowDrafts,
	receiveVersions,
	resolveCompetingDraft,
	setDraft,
	type WindowDrafts,
	writesOf,
	writeVersion,
} from "./drafts.ts";

const path = "site.yaml";
const draft = (text: string, base = "base"): Draft => ({ base, text });

/** Creates a draft store; `isAnswered: false` simulates a lost response. */
function openStore() {
	const store: { versions: DraftVersions } = { versions: {} };
	return {
		store,
		async send(
			windowDrafts: WindowDrafts,
			isAnswered = true,
		): Promise<WindowDrafts> {
			const writes = Object.entries(writesOf(windowDrafts));
			let sent = windowDrafts;
			for (const [file, write] of writes) {
				if (write.draft)
					sent = markSent(sent, { [file]: await draftHash(write.draft) });
				const versions = store.versions[file] ?? [];
				const written = await writeVersion(versions, write);
				store.versions = { ...store.versions, [file]: written };
			}
			if (!isAnswered) return sent;
			return writes.reduce(
				(before, [file, write]) =>
					receiveVersions(
						before,
						file,
						store.versions[file] ?? [],
						write.draft,
					),
				sent,
			);
		},
		refresh: (windowDrafts: WindowDrafts): WindowDrafts =>
			Object.keys({ ...store.versions, ...windowDrafts.drafts }).reduce(
				(before, file) =>
					receiveVersions(before, file, store.versions[file] ?? []),
				windowDrafts,
			),
	};
}

describe("two windows that change one file independently", () => {
	async function conflict() {
		const { store, send, refresh } = openStore();
		const first = await send(setDraft(noWindowDrafts, path, draft("mine")));
		const second = await send(setDraft(noWindowDrafts, path, draft("theirs")));
		return { store, send, refresh, first, second };
	}

	test("keep both texts, with a conflict in the later window", async () => {
		const { store, second } = await conflict();
		expect(store.versions[path]).toMatchObject([
			{ text: "mine" },
			{ text: "theirs" },
		]);
		expect(second.drafts[path]?.text).toBe("theirs");
		expect(second.competingDrafts[path]).toMatchObject([{ text: "mine" }]);
	});

	test("are outdated after the other window has stored a version", async () => {
		const { store, first, second } = await conflict();
		const stored = {
			[path]: store.versions[path]?.map(({ hash }) => hash) ?? [],
		};
		expect(isOutdated(first, stored)).toBe(true);
		expect(isOutdated(second, stored)).toBe(false);
		expect(isOutdated(second, {})).toBe(true);
	});

	test.each(["mine", "theirs"] as const)(
		"keep one text after the later window resolves the conflict with “%s”",
		async (choice) => {
			const { store, send, second } = await conflict();
			const kept = choice === "mine" ? "theirs" : "mine";
			const resolved = await send(
				resolveCompetingDraft(second, path, draft(kept)),
			);
			expect(store.versions[path]).toMatchObject([{ text: kept }]);
			expect(resolved.drafts[path]?.text).toBe(kept);
			expect(resolved.competingDrafts[path]).toEqual([]);
		},
	);
});

test("a window has no conflict with its own draft after a lost response", async () => {
	const { store, send } = openStore();
	const lost = await send(setDraft(noWindowDrafts, path, draft("one")), false);
	const windowDrafts = await send(setDraft(lost, path, draft("one, two")));
	expect(store.versions[path]).toHaveLength(1);
	expect(windowDrafts.competingDrafts).toEqual({ [path]: [] });
	expect(windowDrafts.unsent).toEqual([]);
});

test("text that is typed while a response is pending is kept", async () => {
	const sent = draft("one");
	const [version] = await writeVersion([], { replaces: [], draft: sent });
	const typed = setDraft(
		markSent(setDraft(noWindowDrafts, path, sent), {
			[path]: await draftHash(sent),
		}),
		path,
		draft("one, two"),
	);
	const windowDrafts = receiveVersions(
		typed,
		path,
		version ? [version] : [],
		sent,
	);
	expect(windowDrafts.drafts[path]?.text).toBe("one, two");
	expect(windowDrafts.unsent).toEqual([path]);
});

/**
 * Simulates two people in three editor windows. In random order, they type unique words into two
 * files, save, discard, resolve conflicts and miss server responses. Returns the words that nobody
 * discarded but that no file or draft contains.
 */
async function lostWords(random: (below: number) => number): Promise<string[]> {
	const [maren, theo] = [openStore(), openStore()];
	const saved: Record<string, string> = { a: "", b: "" };
	const windows = [noWindowDrafts, noWindowDrafts, noWindowDrafts];
	const typed: string[] = [];
	const discarded = new Set<string>();
	const wordsIn = (text: string | null | undefined) =>
		text?.match(/<\d+>/g) ?? [];
	const discard = (text: string | null | undefined, kept = "") => {
		for (const word of wordsIn(text))
			if (!kept.includes(word)) discarded.add(word);
	};
	for (let step = 0; step < 60; step += 1) {
		const index = random(windows.length);
		const windowDrafts = windows[index] ?? noWindowDrafts;
		const { store, send, refresh } = index < 2 ? maren : theo;
		const file = random(2) === 0 ? "a" : "b";
		const now = windowDrafts.drafts[file];
		const displayedText = now?.text ?? saved[file] ?? "";
		const base = saved[file] ?? "";
		const [competingDraft] = windowDrafts.competingDrafts[file] ?? [];
		const set = (next: WindowDrafts) => {
			windows[index] = next;
		};
		switch (random(8)) {
			case 0:
			case 1:
			case 2: {
				const word = `<${step}>`;
				typed.push(word);
				set(
					setDraft(
						windowDrafts,
						file,
						draft(displayedText + word, now?.base ?? base),
					),
				);
				break;
			}
			case 3:
				set(await send(windowDrafts, random(4) > 0));
				break;
			case 4:
				set(
					windowDrafts.unsent.length === 0
						? refresh(windowDrafts)
						: await send(windowDrafts),
				);
				break;
			case 5: {
				if (!now || now.base !== base) break;
				// The server saves a window's draft only if no other version exists.
				const { text } = now;
				const [only, ...otherVersions] = store.versions[file] ?? [];
				if (only?.text !== text || otherVersions.length > 0 || text === null)
					break;
				saved[file] = text;
				store.versions = { ...store.versions, [file]: [] };
				break;
			}
			case 6:
				if (!now) break;
				discard(now.text, saved[file]);
				set(setDraft(windowDrafts, file, undefined));
				break;
			default:
				if (competingDraft) {
					const choice = random(2) === 0 ? "mine" : "theirs";
					const [kept, rejected] = [now?.text ?? "", competingDraft.text ?? ""];
					if (choice === "mine") discard(rejected, kept);
					else discard(kept, rejected);
					set(
						resolveCompetingDraft(
							windowDrafts,
							file,
							choice === "mine" ? now : competingDraft,
						),
					);
				} else if (now && now.base !== base) {
					discard(saved[file], now.text ?? "");
					set(setDraft(windowDrafts, file, { ...now, base }));
				}
		}
	}
	for (const [index, windowDrafts] of windows.entries())
		windows[index] = await (index < 2 ? maren : theo).send(windowDrafts);
	const everything = JSON.stringify([
		saved,
		maren.store.versions,
		theo.store.versions,
	]);
	return typed.filter(
		(word) => !everything.includes(word) && !discarded.has(word),
	);
}

test("no text is lost in 300 random interleavings of two people and three windows", async () => {
	await fc.assert(
		fc.asyncProperty(fc.gen(), async (generate) => {
			const random = (below: number) => generate(fc.nat, { max: below - 1 });
			expect(await lostWords(random)).toEqual([]);
		}),
		{ numRuns: 300 },
	);
});
