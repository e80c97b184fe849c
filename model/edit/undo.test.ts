import { describe, expect, test } from "vitest";
import {
	emptyState,
	forgetSteps,
	rebaseSteps,
	recordChange,
	recordReceived,
	redo,
	restoreSteps,
	type UndoState,
	undo,
} from "./undo.ts";

const path = "articles/rest.md";
const textIn = ({ present }: UndoState, file = path) =>
	present.drafts[file]?.text;

type Typed = {
	text: string;
	atMs?: number;
	typedInto?: string;
	file?: string;
};

function type(state: UndoState, ...typed: Typed[]): UndoState {
	return typed.reduce(
		(before, { text, atMs = 0, typedInto = "body", file = path }) =>
			recordChange(before, {
				path: file,
				draft: { base: "a", text },
				typedInto,
				atMs,
			}),
		state,
	);
}

test("text that is typed without a pause is one undo step", () => {
	const typed = type(emptyState, { text: "S" }, { text: "Sl", atMs: 1999 });
	expect(textIn(undo(typed))).toBeUndefined();
});

test("a blank line ends an undo step", () => {
	const typed = type(
		emptyState,
		{ text: "One" },
		{ text: "One\n\n" },
		{ text: "One\n\nTwo" },
	);
	expect(textIn(undo(typed))).toBe("One");
});

test("redo keeps other fields that were changed after undo", () => {
	const file = "pricing.yaml";
	const typed = type(
		emptyState,
		{ text: "silver: 79\ngold: 89\n", file, typedInto: "" },
		{ text: "silver: 75\ngold: 89\n", file, typedInto: "silver" },
	);
	const other = type(undo(typed), {
		text: "silver: 79\ngold: 99\n",
		file,
		typedInto: "gold",
	});
	expect(textIn(redo(other), file)).toBe("silver: 75\ngold: 99\n");
});

test("undo brings back an entry that was changed before redo removed it", () => {
	const file = "schedule.yaml";
	const changed = "classes:\n  - name: Yoga\n    places: 9\n";
	const removed = type(
		emptyState,
		{ text: "classes:\n  - name: Yoga\n", file },
		{ text: "classes: []\n", file, typedInto: "" },
	);
	const redone = redo(type(undo(removed), { text: changed, file }));
	expect(textIn(redone, file)).toBe("classes: []\n");
	expect(textIn(undo(redone), file)).toBe(changed);
});

test("only the undo steps of a file that changed in another window are removed", () => {
	const typed = type(
		emptyState,
		{ text: "One" },
		{ text: "79", file: "pricing.yaml", typedInto: "" },
	);
	const { past } = forgetSteps(typed, path);
	expect(past.map((step) => step.path)).toEqual(["pricing.yaml"]);
});

describe("after another window changes the file", () => {
	const file = "site.yaml";
	const saved = "city: Seattle\nparking: Street\n";
	const ownText = saved.replace("Street", "Roof");
	const typed = recordChange(emptyState, {
		path: file,
		draft: { base: saved, text: ownText },
		typedInto: "parking",
		atMs: 0,
	});
	const rebasedOn = (text: string, base = saved) =>
		rebaseSteps(
			{
				...typed,
				present: { ...typed.present, drafts: { [file]: { base, text } } },
			},
			file,
			typed.present.drafts[file],
		);

	test("undo and redo keep its change of another field", () => {
		const both = ownText.replace("Seattle", "Tacoma");
		const undone = undo(rebasedOn(both));
		expect(textIn(undone, file)).toBe(saved.replace("Seattle", "Tacoma"));
		expect(textIn(redo(undone), file)).toBe(both);
	});

	test("steps that are based on an earlier saved text are removed", () => {
		const nowSaved = saved.replace("Seattle", "Tacoma");
		const both = ownText.replace("Seattle", "Tacoma");
		expect(rebasedOn(both, nowSaved).past).toEqual([]);
		const discarded = recordChange(typed, {
			path: file,
			draft: undefined,
			typedInto: "",
			atMs: 0,
		});
		const draft = { base: nowSaved, text: both };
		const present = { ...discarded.present, drafts: { [file]: draft } };
		const received = rebaseSteps({ ...discarded, present }, file, undefined);
		expect(received.past).toEqual([]);
	});

	test("the step that brings back a replaced version is the only step of its file", () => {
		const both = ownText.replace("Seattle", "Tacoma");
		const received = recordReceived(rebasedOn(both), file, {
			base: saved,
			text: ownText,
		});
		expect(received.past).toHaveLength(1);
		expect(textIn(undo(received), file)).toBe(ownText);
	});

	test("steps of a field that it changed too are removed", () => {
		expect(rebasedOn(saved.replace("Street", "Yard")).past).toEqual([]);
	});
});

test("restored undo steps leave out files that have changed since", () => {
	const other = "pricing.yaml";
	const state = type(
		emptyState,
		{ text: "Rest" },
		{ text: "silver: 75", file: other, typedInto: "" },
	);
	const changed = type(state, { text: "Sleep", typedInto: "" });
	const restored = restoreSteps({ ...changed, past: [] }, state.past);
	expect(restored.past.map((step) => step.path)).toEqual([other]);
});
