import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addressesOf } from "../../model/page-addresses.ts";
import { contentStyles } from "../../publish/content/content-styles.ts";
import { readContent } from "../../publish/content/read-content.ts";
import { siteContent } from "../../publish/content/site-content.ts";
import { expect, test } from "../support/browser/test.ts";
import { builds, frozenGym, sandboxOrigin } from "../support/sites/sites.ts";

const built = (path: string) => {
	const name = path === "/" ? "/index" : path.replace("/not-found", "/404");
	return readFileSync(join(builds.site, "client", `${name}.html`), "utf8");
};
const [, islands = "", react = ""] =
	/data-islands="([^"]+)" data-react="([^"]+)"/.exec(built("/")) ?? [];

/** The worker receives paths and returns the HTML of their pages. */
const workerCode = `
	import { createImages } from "/renderer/images.js";
	import { renderPage } from "/renderer/render-page.js";
	onmessage = async ({ data: { paths, content, assets } }) => {
		const images = createImages(content.images);
		const pages = paths.map((path) => renderPage(path, content, images, assets));
		postMessage(await Promise.all(pages));
	};`;

test("a web worker renders the same HTML of every page as the build", async ({
	page,
}) => {
	await page.route("**/renderer/**/*.js", (route) =>
		route.fulfill({
			path: join(builds.site, new URL(route.request().url()).pathname),
		}),
	);
	await page.route("**/worker.js", (route) =>
		route.fulfill({ body: workerCode, contentType: "text/javascript" }),
	);
	await page.route("**/a-page-without-policy", (route) =>
		route.fulfill({
			body: "<title>Renderer</title>",
			contentType: "text/html",
		}),
	);
	await page.goto("/a-page-without-policy");

	const site = siteContent(await readContent(frozenGym), {
		providerOrigin: sandboxOrigin,
	});
	const paths = addressesOf(site.content);
	const styles = JSON.parse(
		readFileSync(join(builds.site, "renderer/styles.json"), "utf8"),
	);
	const rendered = await page.evaluate(
		({ images, facts, content, ...rest }) =>
			new Promise<string[]>((resolve, reject) => {
				const worker = new Worker("/worker.js", { type: "module" });
				worker.onmessage = async ({ data }) => resolve(data);
				worker.onerror = ({ message }) => reject(new Error(message));
				worker.postMessage({
					...rest,
					content: {
						...content,
						images: new Map(images),
						facts: new Map(facts),
					},
				});
			}),
		{
			paths,
			content: { ...site.content, images: undefined, facts: undefined },
			images: [...site.content.images],
			facts: [...site.content.facts],
			assets: {
				islands,
				react,
				styles: {
					...styles,
					document: styles.document + contentStyles(site.content),
				},
			},
		},
	);

	expect(rendered).toHaveLength(paths.length);
	for (const [index, path] of paths.entries())
		expect(rendered[index], path).toBe(withoutHeadTags(built(path)));
});

/** Removes the tags that a page has only in the published site (src/document/page-tags.tsx). */
function withoutHeadTags(html: string): string {
	return html
		.replace(
			/<link rel="icon" href="\/favicon.ico".*<meta name="twitter:card".*?>/,
			"",
		)
		.replace(/<script type="application\/ld\+json">.*?<\/script>/, "");
}
