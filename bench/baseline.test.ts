import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stripToBaseline } from "./baseline.ts";

const page = `<html><head><link rel="preload" as="font" href="/a.woff2"/><link rel="preload" as="image" href="/hero.avif"/><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/><style>.bar{top:0}.gone{top:1px}</style><script>start()</script></head><body class="bar"><p id="x" class="card">Hi</p><script id="end">step()</script><script type="module" src="/a.js"></script></body></html>`;

test("the copy has the picture, its own style and nothing that may be late", async () => {
	const client = await mkdtemp(join(tmpdir(), "baseline-"));
	await writeFile(
		join(client, "a.css"),
		"@layer ui{.card p,.dialog{color:red}#x:hover{top:0}@media print{.dialog{top:0}}}@keyframes turn{from{top:0}}",
	);
	expect(await stripToBaseline(page, client)).toBe(
		`<html><head><link rel="preload" as="image" href="/hero.avif"/><style>.bar{top:0}\n@layer ui{.card p{color:red}#x:hover{top:0}}@keyframes turn{from{top:0}}</style></head><body class="bar"><p id="x" class="card">Hi</p><template id="end"></template></body></html>`,
	);
});
