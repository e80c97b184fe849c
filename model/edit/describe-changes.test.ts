import { expect, test } from "vitest";
import { pricing } from "../schema/pricing.ts";
import { changesToPublish } from "./describe-changes.ts";
import { formOf } from "./form.ts";

test("the message of a publication leaves out what is back to the published text", () => {
	const saved = "nutritionCoaching:\n  pricePerWeek: 75\n";
	const published = "nutritionCoaching:\n  pricePerWeek: 79\n";
	expect(
		changesToPublish({
			drafts: { "pricing.yaml": { baseHash: "", text: published } },
			saved: { "pricing.yaml": { text: saved } },
			published: { "pricing.yaml": published },
			forms: {
				files: [{ path: "pricing.yaml", form: formOf(pricing) }],
				folders: [],
			},
			insertFacts: (text) => text,
		}),
	).toEqual([]);
});
