import type { Locator, Page } from "@playwright/test";
import { notFoundNoise } from "../support/not-found-noise.ts";
import { phoneDevice } from "../support/screens.ts";
import { sitePaths } from "../support/site-paths.ts";
import { appReady, expect, test } from "../support/test.ts";

test.use({ ...phoneDevice, ...notFoundNoise });

/** The smallest target that WCAG 2.5.8 allows, and what a thumb hits without aiming. px */
const smallest = 24;
const comfortable = 44;

type Target = {
	name: string;
	width: number;
	height: number;
	isInline: boolean;
};

/** Links, buttons and disclosures that can be pressed inside an element, with the area that answers. */
function targetsIn(part: Locator): Promise<Target[]> {
	return part.evaluate((root) =>
		[...root.querySelectorAll<HTMLElement>("a, button, summary")]
			.filter((control) =>
				control.checkVisibility({ visibilityProperty: true }),
			)
			// The skip link is on the screen only while it has the focus.
			.filter((control) => control.getBoundingClientRect().bottom > 0)
			.map((control) => {
				const { width, height } = control.getBoundingClientRect();
				// A link whose ::after covers its card answers everywhere on the card.
				const after = getComputedStyle(control, "::after");
				const cover =
					after.content !== "none" && after.position === "absolute"
						? (control.offsetParent ?? control).getBoundingClientRect()
						: undefined;
				return {
					name:
						control.getAttribute("aria-label") ?? control.textContent.trim(),
					width: Math.max(width, cover?.width ?? 0),
					height: Math.max(height, cover?.height ?? 0),
					// Links in the run of a sentence are excepted (WCAG 2.5.8).
					// A button computes to inline-block there.
					isInline:
						/^inline(-block)?$/.test(getComputedStyle(control).display) &&
						control.parentElement?.textContent !== control.textContent,
				};
			}),
	);
}

async function tooSmall(part: Locator, size: number): Promise<string[]> {
	const targets = await targetsIn(part);
	expect(targets.length).toBeGreaterThan(0);
	return targets
		.filter(({ isInline }) => !isInline)
		.filter(({ width, height }) => width < size || height < size)
		.map(
			({ name, width, height }) =>
				`${name}: ${Math.round(width)} x ${Math.round(height)}`,
		);
}

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await appReady(page);
}

for (const path of sitePaths()) {
	test(`everything on ${path} can be hit with a finger: no target is under 24 px`, async ({
		page,
	}) => {
		await open(page, path);
		expect(await tooSmall(page.locator("body"), smallest)).toEqual([]);
	});

	test(`what stands on ${path} beside a text, too, can be hit without aiming: 44 px, but for the carousel's dots`, async ({
		page,
	}) => {
		await open(page, path);
		const small = await tooSmall(page.locator("body"), comfortable);
		expect(
			small.filter(
				(target) => !/^(Testimonial|Picture) \d+: 24 x 44$/.test(target),
			),
		).toEqual([]);
	});
}

test("in the menu every link and button is 44 px high", async ({ page }) => {
	await open(page, "/");
	await page.getByRole("button", { name: "Open menu" }).click();
	const menu = page.getByRole("dialog", { name: "Menu" });
	await expect(menu).toBeVisible();
	expect(await tooSmall(menu, comfortable)).toEqual([]);
});

test("in the booking dialog the Close button is 44 px and always in view", async ({
	page,
}) => {
	await open(page, "/");
	await page
		.getByRole("button", { name: "Claim Your Free Class Today" })
		.first()
		.click();
	const dialog = page.getByRole("dialog", {
		name: "Book Your Free Trial Class",
	});
	const close = dialog.getByRole("button", { name: "Close" });
	await expect(close).toBeInViewport({ ratio: 1 });
	expect(await tooSmall(dialog, comfortable)).toEqual([]);
});

test("controls that stand side by side do not touch: the dots of the carousel keep their 24 px apart", async ({
	page,
}) => {
	await open(page, "/");
	const boxes = await page
		.getByRole("button", { name: /^Testimonial \d$/ })
		.evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().left));
	expect(boxes).toHaveLength(5);
	for (const [index, left] of boxes.entries())
		if (index > 0)
			expect(left - (boxes[index - 1] ?? 0)).toBeGreaterThanOrEqual(smallest);
});
