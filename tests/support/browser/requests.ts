import type { Page } from "@playwright/test";

export function requestsFor(page: Page, urlPattern: string | RegExp): string[] {
	const urls: string[] = [];
	page.on("request", (request) => {
		const url = request.url();
		if (
			typeof urlPattern === "string"
				? url.startsWith(urlPattern)
				: urlPattern.test(url)
		)
			urls.push(url);
	});
	return urls;
}
