import { expect, test } from "vitest";
import { testimonials } from "../schema/testimonials.ts";
import { formOf } from "./form.ts";
import { remainingEntries } from "./remaining-entries.ts";

const form = formOf(testimonials);
const person = { name: "Gwen", role: "", quote: "home", rating: 5 };
const saved = {
	home: ["gwen", "rob"],
	wall: ["gwen", "dana", "anders"],
	people: { gwen: person },
};

test("a removed member who is in another list is found there", () => {
	const value = { ...saved, home: ["rob"] };
	expect(remainingEntries(form, saved, value, ["home"])).toEqual([
		{ entry: "gwen", lists: [["wall"]] },
	]);
});

test("nothing is found for a removed member who is in no other list", () => {
	const value = { ...saved, home: ["gwen"] };
	expect(remainingEntries(form, saved, value, ["home"])).toEqual([]);
});

test("nothing is found for members who were only moved", () => {
	const value = { ...saved, home: ["rob", "gwen"] };
	expect(remainingEntries(form, saved, value, ["home"])).toEqual([]);
});
