import type { Page, Request } from "@playwright/test";

export type ByteType = "document" | "css" | "js" | "fonts" | "images" | "other";

export type Transfer = {
	url: string;
	type: ByteType;
	bytes: number;
	sentAt: number;
};

const types: Readonly<Record<string, ByteType>> = {
	document: "document",
	stylesheet: "css",
	script: "js",
	font: "fonts",
	image: "images",
};

export function bytesByType(
	transfers: readonly Transfer[],
): Record<ByteType, number> {
	const sums = { document: 0, css: 0, js: 0, fonts: 0, images: 0, other: 0 };
	for (const { type, bytes } of transfers) sums[type] += bytes;
	return sums;
}

/** Records the requests of a page and its frames. Must be called before the page opens. */
export function watchTraffic(page: Page) {
	const running = new Set<Request>();
	const finished: Request[] = [];
	let lastChange = Date.now();
	const onEnd = (request: Request) => {
		if (running.delete(request)) lastChange = Date.now();
	};
	page.on("request", (request) => {
		if (!/^https?:/.test(request.url())) return;
		running.add(request);
		lastChange = Date.now();
	});
	page.on("requestfailed", onEnd);
	page.on("requestfinished", (request) => {
		if (running.has(request)) finished.push(request);
		onEnd(request);
	});

	return {
		async quiet(): Promise<void> {
			lastChange = Date.now();
			while (running.size > 0 || Date.now() - lastChange < 500)
				await new Promise((resolve) => setTimeout(resolve, 50));
		},
		async transfers(): Promise<readonly Transfer[]> {
			return Promise.all(finished.map(transferOf));
		},
	};
}

async function transferOf(request: Request): Promise<Transfer> {
	const headers = (await request.response())?.headers() ?? {};
	return {
		url: request.url(),
		type: types[request.resourceType()] ?? "other",
		bytes: Number(headers["content-length"] ?? 0),
		sentAt: request.timing().startTime,
	};
}
