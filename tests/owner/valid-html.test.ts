import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { distinctPages } from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

/** Beside what the standard asks for. */
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

test.each([
	["close-order", "<p><div>a</div></p>"],
	["empty-heading", "<h1></h1>"],
	["heading-level", "<h1>a</h1><h3>b</h3>"],
	["heading-level", "<h1>a</h1><h1>b</h1>"],
	["heading-level", "<h2>b</h2>"],
	["no-implicit-button-type", "<button>a</button>"],
	["no-inline-style", '<p style="color: red">a</p>'],
	["no-missing-references", '<button type="button" commandfor="b">a</button>'],
	["no-missing-references", '<section aria-labelledby="b">a</section>'],
	["no-multiple-main", "<main>a</main><main>b</main>"],
	["text-content", '<button type="button"></button>'],
	["wcag/h30", '<a href="/"></a>'],
	["wcag/h37", '<img src="a.jpg">'],
])("a mistake of this kind would be found: %s in %s", async (rule, html) => {
	expect(await mistakesIn(`<!DOCTYPE html>${html}`)).toContainEqual(
		expect.stringContaining(` ${rule}: `),
	);
});

test.each(distinctPages(builds.published))(
	"the HTML of $path is valid",
	async ({ html }) => {
		expect(await mistakesIn(html)).toEqual([]);
	},
);

async function mistakesIn(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(
			({ ruleId, message, line, column }) =>
				`${line}:${column} ${ruleId}: ${message}`,
		),
	);
}
