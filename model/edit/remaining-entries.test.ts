import { expect, test } from "vitest";
import { remainingEntries } from "./remaining-entries.ts";

const saved = {
	home: ["gwen", "rob"],
	wall: ["gwen", "dana", "anders"],
	teams: ["gwen"],
	people: { gwen: { name: "Gwen", quote: "gwen" } },
};

test("a removed member is found in the other lists", () => {
	const value = { ...saved, home: ["rob"] };
	expect(remainingEntries(saved, value, "home")).toEqual([
		{ member: "gwen", lists: ["wall", "teams"] },
	]);
});

test("nothing is found for a removed member who is in no other list", () => {
	const value = { ...saved, home: ["gwen"] };
	expect(remainingEntries(saved, value, "home")).toEqual([]);
});

test("nothing is found for members who were only moved", () => {
	const value = { ...saved, home: ["rob", "gwen"] };
	expect(remainingEntries(saved, value, "home")).toEqual([]);
});
