import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { distinctPages } from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

/** Rules beyond the HTML standard. */
const rules = {
	"empty-heading": "error",
	"heading-level": "error",
	"no-implicit-button-type": "error",
	"no-inline-style": "error",
	"no-missing-references": "error",
	"text-content": "error",
	"wcag/h30": "error",
	"wcag/h37": "error",
} as const;

const validator = new HtmlValidate(
	new StaticConfigLoader({ extends: ["html-validate:standard"], rules }),
);

test("the validator reports a document that begins with h2", async () => {
	expect(await problemsIn("<!DOCTYPE html><h2>a</h2>")).toEqual([
		expect.stringContaining(" heading-level: "),
	]);
});

test.each(distinctPages(builds.published))(
	"the HTML of $path is valid",
	async ({ html }) => {
		expect(await problemsIn(html)).toEqual([]);
	},
);

async function problemsIn(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(
			({ ruleId, message, line, column }) =>
				`${line}:${column} ${ruleId}: ${message}`,
		),
	);
}
