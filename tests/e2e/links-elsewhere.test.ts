import { notFoundNoise } from "../support/not-found-noise.ts";
import { sitePaths } from "../support/site-paths.ts";
import { sandboxOrigin } from "../support/sites.ts";
import { expect, test } from "../support/test.ts";

const elsewhere = [
	`${sandboxOrigin}/metabolic`,
	`${sandboxOrigin}/store`,
	"https://www.facebook.com/",
	"https://www.instagram.com/",
	"https://www.linkedin.com/",
	"https://www.youtube.com/",
];
const reviews =
	"https://www.google.com/search?q=Ironbell+Strength+%26+Conditioning+Belltown+reviews";

test.use(notFoundNoise);

for (const address of sitePaths()) {
	test(`ROUTE-23 every link of ${address} to another site opens a new tab and says so`, async ({
		page,
	}) => {
		await page.goto(address);
		const links = await page
			.getByRole("link", { includeHidden: true })
			.evaluateAll((all) =>
				all
					.filter((it) => it instanceof HTMLAnchorElement)
					.filter(({ href, origin }) => {
						return href.startsWith("http") && origin !== location.origin;
					})
					.map(({ href, target, rel, textContent }) => ({
						href,
						target,
						isSafe: rel.split(" ").includes("noopener"),
						isSaid: textContent.endsWith("(opens in a new tab)"),
					})),
			);
		const missing = (
			address === "/" ? [...elsewhere, reviews] : elsewhere
		).filter((it) => !links.some(({ href }) => href === it));
		expect(missing).toEqual([]);
		expect(
			links.filter(
				({ target, isSafe, isSaid }) =>
					target !== "_blank" || !isSafe || !isSaid,
			),
		).toEqual([]);
	});
}
