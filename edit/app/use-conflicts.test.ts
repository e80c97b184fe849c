import { expect, test } from "vitest";
import {
	emptyState,
	receiveStored,
	recordChange,
	recordReceived,
} from "#model/edit/undo.ts";
import { replacedDrafts } from "./use-conflicts.ts";

const file = "site.yaml";
const base = "city: Seattle\nparking: Street\n";
const saved = { [file]: base };
const roof = base.replace("Street", "Roof");
const draft = (text: string) => ({ base, text });

const typed = recordChange(emptyState, {
	path: file,
	draft: draft(roof),
	typedInto: "parking",
	atMs: 0,
});

/** The state after the server has stored the draft, and then another window's text. */
const typedThenReceived = (text: string) =>
	receiveStored(
		{ ...typed, present: { ...typed.present, unsent: [] } },
		{ [file]: [{ ...draft(text), hash: "1" }] },
	);

test("a version that another window replaced is returned", () => {
	const yard = draft(base.replace("Street", "Yard"));
	expect(replacedDrafts(typed, { [file]: yard }, saved)).toEqual([
		{ file, draft: draft(roof), isOwn: true },
	]);
});

test("a version that another window discarded is returned", () => {
	expect(replacedDrafts(typed, {}, saved)).toHaveLength(1);
});

test("a version to which another window added a change is not replaced", () => {
	const both = draft(roof.replace("Seattle", "Tacoma"));
	expect(replacedDrafts(typed, { [file]: both }, saved)).toEqual([]);
});

test("a change that the other window itself takes back does not count as replaced", () => {
	const city = (text: string) => text.replace("Seattle", "Tacoma");
	const merged = typedThenReceived(city(roof));
	expect(replacedDrafts(merged, { [file]: draft(roof) }, saved)).toEqual([]);
});

test("a saved version is not replaced", () => {
	expect(replacedDrafts(typed, {}, { [file]: roof })).toEqual([]);
});

test("the own version stays known while the other window types on", () => {
	const received = recordReceived(
		typedThenReceived(base.replace("Street", "Y")),
		file,
		draft(roof),
	);
	const yard = draft(base.replace("Street", "Yard"));
	expect(replacedDrafts(received, { [file]: yard }, saved)).toEqual([
		{ file, draft: draft(roof), isOwn: false },
	]);
});

test("a replaced version is returned only once", () => {
	const yard = draft(base.replace("Street", "Yard"));
	const received = recordReceived(
		typedThenReceived(yard.text),
		file,
		draft(roof),
	);
	expect(replacedDrafts(received, { [file]: yard }, saved)).toEqual([]);
});
