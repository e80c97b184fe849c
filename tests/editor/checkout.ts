import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as base, expect } from "../support/browser/test.ts";
import { createRemote, git } from "../support/git.ts";
import { serveEditor } from "./served-editor.ts";

export const parking = (page: Page) => page.getByLabel("Parking note");

/** Serves an editor whose content folder is a clone of a bare repository. */
async function serveCheckout() {
	const served = await serveEditor();
	const { folder } = served;
	const remote = join(folder, "../remote.git");
	createRemote(remote, folder);
	return {
		...served,
		remote,
		git: (...args: string[]) => git(folder, ...args),
	};
}

export type Checkout = Awaited<ReturnType<typeof serveCheckout>>;

/** Opens "Gym and contact" in an editor whose content is a clone of a remote. */
export const test = base.extend<{ checkout: Checkout }>({
	checkout: async ({ page }, use) => {
		const checkout = await serveCheckout();
		// Responds for all other hosts, because tests have no network.
		await page.route(
			({ host }) => host !== new URL(checkout.address).host,
			(route) => route.fulfill({ contentType: "text/html", body: "" }),
		);
		await page.goto(`${checkout.address}#/site.yaml`);
		await use(checkout);
		await page.close();
		await checkout.close();
	},
});

export { expect };
