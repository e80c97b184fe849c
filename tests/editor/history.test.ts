import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/test.ts";
import { violations } from "../support/browser/violations.ts";
import { serveCheckout } from "./served-checkout.ts";

type Served = Awaited<ReturnType<typeof serveCheckout>>;

/** An editor in whose history Ana has published another parking note, and the note before it. */
async function withPublishedNote(
	page: Page,
	use: (served: Served) => Promise<void>,
) {
	const served = await serveCheckout();
	try {
		await page.route(
			({ host }) => host !== new URL(served.address).host,
			(route) => route.fulfill({ contentType: "text/html", body: "" }),
		);
		await publishNote(served, "Park on the roof.", "Change the note");
		await use(served);
	} finally {
		await page.close();
		await served.close();
	}
}

async function publishNote(
	{ git, read, write }: Served,
	note: string,
	subject: string,
) {
	const text = await read("site.yaml");
	await write(
		"site.yaml",
		text.replace(/^parkingNote: .*$/m, `parkingNote: ${note}`),
	);
	const author = ["-c", "user.name=Ana", "-c", "user.email=ana@gym.example"];
	git(...author, "commit", "-am", subject);
	git("push", "origin", "main");
}

async function takeBack(page: Page, address: string, subject: string) {
	await page.goto(`${address}#/history`);
	const entry = page.getByRole("group").filter({ hasText: subject });
	await entry.getByText(subject).click();
	await expect(entry).toContainText(
		"“Paid street parking out front.” to “Park on the roof.”",
	);
	await expect(entry).toContainText("Ana");
	expect(await violations(page)).toEqual([]);
	await entry.getByRole("button", { name: "Take back" }).click();
	return page.getByRole("dialog", { name: "What changes" });
}

test("a published change is shown in words and taken back with a new commit", async ({
	page,
}) => {
	await withPublishedNote(page, async ({ address, git, read }) => {
		const dialog = await takeBack(page, address, "Change the note");
		await expect(dialog).toContainText(
			"“Park on the roof.” to “Paid street parking out front.”",
		);
		await dialog.getByRole("button", { name: "Save and publish" }).click();
		await expect(
			page.getByText("The published changes are not online yet"),
		).toBeVisible();
		expect(await read("site.yaml")).toContain(
			"parkingNote: Paid street parking out front.",
		);
		expect(git("log", "--format=%an", "origin/main")).toBe("Maren\nAna\nMaren");
	});
});

test("a field that was changed again is asked about before it is taken back", async ({
	page,
}) => {
	await withPublishedNote(page, async (served) => {
		await publishNote(served, "Park next door.", "Another note");
		const dialog = await takeBack(page, served.address, "Change the note");
		const conflict = dialog.getByRole("region", { name: /^Two changes of/ });
		await expect(conflict).toContainText("Paid street parking out front.");
		await expect(conflict).toContainText("Park next door.");
		const publish = dialog.getByRole("button", { name: "Save and publish" });
		await expect(publish).toBeDisabled();
		await conflict.getByRole("button", { name: "Keep mine" }).click();
		await expect(publish).toBeEnabled();
	});
});

test("another person's unsaved changes are named", async ({ page }) => {
	await withPublishedNote(page, async ({ address, folder }) => {
		const drafts = join(folder, "../drafts");
		const version = { baseHash: "", text: "silver: 1\n", hash: "0" };
		await mkdir(drafts, { recursive: true });
		await writeFile(
			join(drafts, "Ana.json"),
			JSON.stringify({ "pricing.yaml": [version] }),
		);
		await page.goto(address);
		await expect(
			page.getByText("Ana has unsaved changes in Prices."),
		).toBeVisible();
	});
});
