import { describe, expect, test } from "vitest";
import { pricing } from "../schema/pricing.ts";
import { site } from "../schema/site.ts";
import {
	type Changed,
	changesToPublish,
	commitMessage,
	unpublishedChanges,
	unsavedChanges,
} from "./describe-changes.ts";
import { formOf } from "./form.ts";

const draft = (text: string | null) => ({ baseHash: "", text });
const changed: Changed = {
	drafts: {
		"site.yaml": draft("phone: 2\n"),
		"images/door.jpg": draft("hash"),
	},
	saved: {
		"pricing.yaml": { text: "nutritionCoaching:\n  pricePerWeek: 75\n" },
		"site.yaml": { text: "phone: 1\n" },
	},
	published: { "pricing.yaml": "nutritionCoaching:\n  pricePerWeek: 79\n" },
	forms: {
		files: [
			{ path: "pricing.yaml", form: formOf(pricing) },
			{ path: "site.yaml", form: formOf(site) },
		],
		folders: [],
	},
	insertFacts: (text) => text,
};

test("unsaved changes are listed against the saved files", () => {
	expect(unsavedChanges(changed)).toMatchObject([
		{ title: "Gym and contact", lines: ["Phone: 1 to 2"] },
		{ title: "Picture door.jpg", lines: ["new"] },
	]);
});

test("what was saved earlier is listed against the published files", () => {
	expect(unpublishedChanges(changed)).toMatchObject([
		{ title: "Prices", lines: [expect.stringMatching(/\$79 to \$75$/)] },
	]);
});

describe("the message of a publication", () => {
	test("names what was saved earlier, texts and pictures", () => {
		const message = commitMessage(changesToPublish(changed));
		expect(message).toMatch(/^Prices, Gym and contact, Picture door\.jpg\n\n/);
		expect(message).toContain("$79 to $75");
		expect(message).toContain("Gym and contact: Phone: 1 to 2");
	});

	test("leaves out what is back to the published text", () => {
		const drafts = {
			"pricing.yaml": draft("nutritionCoaching:\n  pricePerWeek: 79\n"),
		};
		expect(changesToPublish({ ...changed, drafts })).toEqual([]);
	});

	test("of one change is that change", () => {
		const one = { ...changed, published: {}, drafts: {} };
		const drafts = { "site.yaml": draft("phone: 2\n") };
		expect(commitMessage(changesToPublish({ ...one, drafts }))).toMatch(
			/^Gym and contact: Phone: 1 to 2\n/,
		);
	});
});
