import type { FrameLocator, Locator } from "@playwright/test";
import { test as base, expect } from "../support/browser/test.ts";
import { type ServedEditor, serveEditor } from "./served-editor.ts";

export type Editor = {
	/** Opens a file's form, or a list such as `articles` or `images`. The default is pricing.yaml. */
	open: (place?: string) => Promise<void>;
	/** Like `open`, but also waits until the preview's islands run. */
	openWithPage: (place?: string) => Promise<void>;
	preview: FrameLocator;
	unfold: (...titles: string[]) => Promise<void>;
	problems: Locator;
	/** Opens the dialog that lists the changes. */
	review: () => Promise<Locator>;
	save: () => Promise<void>;
} & Pick<ServedEditor, "read" | "write" | "changedLines">;

/** Gives each test an editor with a fresh content folder. */
export const test = base.extend<{ editor: Editor }, { served: ServedEditor }>({
	served: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern
		async ({}, use) => {
			const served = await serveEditor();
			await use(served);
			await served.close();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	editor: async ({ page, served, expectedNoise }, use) => {
		// The preview logs this if a reload of the editor cancels its probe of a provider's frame.
		expectedNoise.push(/The frame ".+" could not be reached/);
		await served.reset();
		const preview = page.frameLocator('iframe[data-shown="true"]');
		const review = async () => {
			await page
				.getByRole("button", { name: /^Review and (save|publish)$/ })
				.click();
			return page.getByRole("dialog", { name: "What changes" });
		};
		const openForm = async (place = "pricing.yaml") => {
			await page.goto(`${served.address}#/${place}`);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		};
		await use({
			open: openForm,
			openWithPage: async (place) => {
				await openForm(place);
				await expect(preview.locator("html[data-app='ready']")).toHaveCount(1);
			},
			preview,
			unfold: async (...titles) => {
				for (const title of titles)
					await page
						.getByRole("main")
						.locator("summary")
						.filter({ hasText: title })
						.first()
						.click();
			},
			problems: page
				.getByRole("main")
				.getByRole("region", { name: "To fix before saving" }),
			review,
			save: async () => {
				const dialog = await review();
				await dialog.getByRole("button", { name: "Save", exact: true }).click();
				await expect(page.getByText("Saved on this computer.")).toBeVisible();
			},
			read: served.read,
			write: served.write,
			changedLines: served.changedLines,
		});
		await page.close();
	},
});

export async function fillAndStore(field: Locator, value: string) {
	const stored = field.page().waitForResponse("**/api/drafts");
	await field.fill(value);
	await stored;
}

export { expect };
