import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FrameLocator, Locator } from "@playwright/test";
import { readContent } from "../../publish/content/read-content.ts";
import { test as base, expect } from "../support/browser/test.ts";
import { frozenGym } from "../support/sites/sites.ts";

type Editor = {
	/** Opens the form of a file, or what stands under a title on the left. */
	open: (place?: string) => Promise<void>;
	/** The page beside the form. */
	page: FrameLocator;
	/** Opens parts of the form, one inside the other. */
	unfold: (...titles: string[]) => Promise<void>;
	/** The list of what has to be mended. */
	mistakes: Locator;
	/** Opens what changes, in words. */
	review: () => Promise<Locator>;
	save: () => Promise<void>;
	read: (file: string) => Promise<string>;
	/** Writes a file as another program would. */
	write: (file: string, text: string) => Promise<void>;
	/** The lines of a file that are gone (-) and new (+); proves that the site can be built of the folder. */
	changedLines: (file: string) => Promise<string[]>;
};

type Served = { address: string; folder: string; kept: string };

/** A visitor of the editor, which has a content folder of its own for each test. */
export const test = base.extend<{ editor: Editor }, { served: Served }>({
	// The page beside the form comes from the server for developers: it may change while React takes it over.
	// biome-ignore lint/correctness/noEmptyPattern: as below
	expectedNoise: async ({}, use) => {
		await use([/Hydration failed|Encountered a script tag/]);
	},
	served: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern
		async ({}, use) => {
			const place = await mkdtemp(join(tmpdir(), "editor-"));
			const folder = join(place, "content");
			const kept = join(place, "drafts");
			await cp(frozenGym, folder, { recursive: true });
			const server = spawn("node", ["tests/editor/serve.ts"], {
				env: { ...process.env, CONTENT_DIR: folder, DRAFTS_DIR: kept },
				stdio: ["ignore", "pipe", "inherit"],
			});
			let said = "";
			for await (const part of server.stdout) {
				said += part;
				if (said.includes("Editor at")) break;
			}
			const address = /Editor at (\S+)/.exec(said)?.[1];
			if (!address) throw new Error(`The editor did not start: ${said}`);
			await use({ address, folder, kept });
			server.kill();
			await rm(place, { recursive: true, force: true });
		},
		{ scope: "worker", timeout: 120_000 },
	],
	editor: async ({ page, served }, use) => {
		const { address, folder, kept } = served;
		await rm(folder, { recursive: true });
		await rm(kept, { recursive: true, force: true });
		await cp(frozenGym, folder, { recursive: true });
		const review = async () => {
			await page.getByRole("button", { name: "Review and save" }).click();
			return page.getByRole("dialog", { name: "What changes" });
		};
		await use({
			open: async (place = "pricing.yaml") => {
				await page.goto(`${address}#/${place}`);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				await expect(
					page.frameLocator("iframe").locator("html[data-app='ready']"),
				).toHaveCount(1, { timeout: 60_000 });
			},
			page: page.frameLocator("iframe"),
			unfold: async (...titles) => {
				for (const title of titles)
					await page
						.getByRole("main")
						.locator("summary")
						.filter({ hasText: title })
						.first()
						.click();
			},
			mistakes: page
				.getByRole("main")
				.getByRole("region", { name: "To mend before saving" }),
			review,
			save: async () => {
				const dialog = await review();
				await dialog.getByRole("button", { name: "Save", exact: true }).click();
				await expect(page.getByText("Saved in the folder.")).toBeVisible();
			},
			read: (file) => readFile(join(folder, file), "utf8"),
			write: (file, text) => writeFile(join(folder, file), text),
			changedLines: async (file) => {
				await readContent(folder);
				const before = (await readFile(join(frozenGym, file), "utf8")).split(
					"\n",
				);
				const after = (await readFile(join(folder, file), "utf8")).split("\n");
				return [
					...before
						.filter((line) => !after.includes(line))
						.map((line) => `-${line}`),
					...after
						.filter((line) => !before.includes(line))
						.map((line) => `+${line}`),
				];
			},
		});
	},
});

export { expect };
