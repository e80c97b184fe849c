import { expect, test as plainTest } from "vitest";
import { pageAt, test } from "./sandbox-test.ts";
import { scriptAt } from "./scripts.ts";

for (const widget of ["booking", "form"]) {
	test(`every script that the ${widget} widget loads is there`, async ({
		origin,
	}) => {
		const page = await pageAt(`${origin}/widget/${widget}/x`);
		const [, src = ""] = /<script type="module" src="([^"]+)"/.exec(page) ?? [];
		const waiting = [new URL(src, origin)];
		for (const url of waiting) {
			const response = await fetch(url);
			expect(response.status, url.pathname).toBe(200);
			expect(response.headers.get("content-type")).toBe(
				"text/javascript; charset=utf-8",
			);
			const imports = (await response.text()).matchAll(/from "([^"]+)";/g);
			for (const [, path = ""] of imports) waiting.push(new URL(path, url));
		}
		expect(waiting.length).toBeGreaterThan(1);
	});
}

plainTest(
	"the form-embed script counts its loads and starts, and nothing else",
	() => {
		const page: {
			__formEmbed?: { loads: number; inits: number };
			FormEmbed?: { init(): void };
		} = {};
		const load = new Function("window", scriptAt("/js/form_embed.js") ?? "");

		load(page);
		expect(page.__formEmbed).toEqual({ loads: 1, inits: 0 });
		load(page);
		page.FormEmbed?.init();
		expect(page.__formEmbed).toEqual({ loads: 2, inits: 1 });
		expect(Object.keys(page)).toEqual(["__formEmbed", "FormEmbed"]);
	},
);
