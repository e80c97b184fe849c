import { expect, openReady, test } from "../../support/browser/test.ts";

const facilityToast = "Failed to load facility image. Using fallback image.";
const rig = "The pull-up rig in the first light";

for (const { ids, path, section, failing, alt, file, toasts = [] } of [
	{
		ids: "OPEN-02 OPEN-03",
		path: "/open-gym",
		section: "What’s on the floor",
		failing: /\/images\/studio-/,
		alt: /^Rows of dumbbells/,
		file: /\/images\/dumbbells-/,
		toasts: [facilityToast],
	},
	{
		ids: "PROLAB-13",
		path: "/prolabs",
		section: "Why train here",
		failing: /\/images\/studio-/,
		alt: "A lifting platform on the gym floor",
		file: /\/images\/platform-/,
	},
	{
		ids: "IMG-04",
		path: "/fitness-tips",
		failing: /\/images\/meeting-/,
		alt: rig,
		file: /\/images\/rig-400x225-/,
	},
	{
		ids: "IMG-04",
		path: "/fitness-tips/training/rest-days",
		failing: /\/images\/mobility-/,
		alt: rig,
		file: /\/images\/rig-/,
	},
])
	test(`${ids} a picture of ${path} that fails to load is replaced and reported`, async ({
		page,
		expectedNoise,
	}) => {
		expectedNoise.push(/Failed to load resource/, /A picture failed to load/);
		await page.route(failing, (route) => route.abort());
		const message = page.waitForEvent("console", (line) =>
			line.text().startsWith("A picture failed to load"),
		);
		await openReady(page, path);
		const part = section
			? page.getByRole("region", { name: section })
			: page.getByRole("main");
		await part.scrollIntoViewIfNeeded();
		const substitute = part.getByRole("img", { name: alt }).first();
		await expect
			.poll(() =>
				substitute.evaluate((element: HTMLImageElement) =>
					element.naturalWidth > 100 ? element.currentSrc : "",
				),
			)
			.toMatch(file);
		expect((await message).text()).toMatch(failing);
		await expect(
			page
				.getByRole("region", { name: "Notifications", exact: true })
				.getByRole("listitem"),
		).toHaveText(toasts);
	});
