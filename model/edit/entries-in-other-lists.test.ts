import { expect, test } from "vitest";
import { entriesInOtherLists } from "./entries-in-other-lists.ts";

const saved = {
	home: ["gwen", "rob"],
	wall: ["gwen", "dana", "anders"],
	teams: ["gwen"],
	people: { gwen: { name: "Gwen", quote: "gwen" } },
};

test("a removed member is reported with the other lists that contain it", () => {
	const value = { ...saved, home: ["rob"] };
	expect(entriesInOtherLists(saved, value, "home")).toEqual([
		{ member: "gwen", lists: ["wall", "teams"] },
	]);
});

test("a removed member who is in no other list is not reported", () => {
	const value = { ...saved, home: ["gwen"] };
	expect(entriesInOtherLists(saved, value, "home")).toEqual([]);
});

test("moved members are not reported", () => {
	const value = { ...saved, home: ["rob", "gwen"] };
	expect(entriesInOtherLists(saved, value, "home")).toEqual([]);
});
