import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";

test("the page with code of docs/how-to.md validates and renders", async () => {
	const guide = await readFile("docs/how-to.md", "utf8");
	const [, section = ""] = guide.split("\n## Add a page with code\n");
	const firstBlock = (language: string) =>
		section.split(`\n\`\`\`${language}\n`)[1]?.split("\n```")[0] ?? "";
	// Inside the repository, so that the modules can import others.
	const folder = resolve(".cache/how-to");
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	await mkdir(folder, { recursive: true });
	const load = async (file: string, code: string) => {
		const path = resolve(folder, file);
		await writeFile(path, code.replaceAll('"../schema/', '"#model/schema/'));
		return import(path);
	};

	const { schema } = await load("schema.ts", firstBlock("ts"));
	const { PartnersPage } = await load("partners.tsx", firstBlock("tsx"));
	const props = schema.parse(parse(firstBlock("yaml")));
	const html = renderToStaticMarkup(createElement(PartnersPage, props));
	expect(html).toContain("<h1>Partner gyms</h1>");
	expect(html).toContain("Harbor Athletics");
});
