import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { describe, expect, test } from "vitest";
import { distinctPages } from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

describe("the HTML of each page is valid", () => {
	const validator = new HtmlValidate(
		new StaticConfigLoader({ extends: ["html-validate:standard"] }),
	);

	test("a mistake would be found", async () => {
		const { results } = await validator.validateString(
			"<!DOCTYPE html><p><div>a</div></p>",
		);
		expect(results[0]?.messages.map(({ ruleId }) => ruleId)).toContain(
			"close-order",
		);
	});

	test.each(distinctPages(builds.published))("$path", async ({ html }) => {
		const { results } = await validator.validateString(html);
		expect(
			results.flatMap(({ messages }) =>
				messages.map(
					({ ruleId, message, line, column }) =>
						`${line}:${column} ${ruleId}: ${message}`,
				),
			),
		).toEqual([]);
	});
});
