import type { Page } from "@playwright/test";

export function requestsFor(page: Page, meant: string | RegExp): string[] {
	const urls: string[] = [];
	page.on("request", (request) => {
		const url = request.url();
		if (typeof meant === "string" ? url.startsWith(meant) : meant.test(url))
			urls.push(url);
	});
	return urls;
}
