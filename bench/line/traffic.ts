import type { Page, Request } from "@playwright/test";

export type ByteType = "document" | "css" | "js" | "fonts" | "images" | "other";

/** One answered request. */
export type Transfer = {
	url: string;
	type: ByteType;
	/** The body as it was sent: compressed, without its headers. */
	bytes: number;
	/** When the browser sent the request, ms since 1970. */
	sentAt: number;
};

const typePatterns: readonly [RegExp, ByteType][] = [
	[/^text\/html\b/, "document"],
	[/^text\/css\b/, "css"],
	[/javascript\b/, "js"],
	[/^font\//, "fonts"],
	[/^image\//, "images"],
];

export function byteTypeOf(contentType: string): ByteType {
	const match = typePatterns.find(([pattern]) => pattern.test(contentType));
	return match?.[1] ?? "other";
}

export function bytesByType(
	transfers: readonly Transfer[],
): Record<ByteType, number> {
	const sums = { document: 0, css: 0, js: 0, fonts: 0, images: 0, other: 0 };
	for (const { type, bytes } of transfers) sums[type] += bytes;
	return sums;
}

/** Follows what a page and its frames fetch. Begin before the page is opened. */
export function watchTraffic(page: Page) {
	const running = new Set<Request>();
	const finished: Request[] = [];
	let lastChange = Date.now();
	const onChange = (change: (request: Request) => void) => {
		return (request: Request) => {
			if (!/^https?:/.test(request.url())) return;
			change(request);
			lastChange = Date.now();
		};
	};
	page.on(
		"request",
		onChange((request) => running.add(request)),
	);
	page.on(
		"requestfailed",
		onChange((request) => running.delete(request)),
	);
	page.on(
		"requestfinished",
		onChange((request) => {
			running.delete(request);
			finished.push(request);
		}),
	);

	return {
		/** Resolves when nothing has been fetched for half a second from now on. */
		async quiet(): Promise<void> {
			lastChange = Date.now();
			while (running.size > 0 || Date.now() - lastChange < 500)
				await new Promise((resolve) => setTimeout(resolve, 50));
		},
		/** What has been fetched so far. */
		async transfers(): Promise<readonly Transfer[]> {
			return Promise.all(finished.map(transferOf));
		},
	};
}

async function transferOf(request: Request): Promise<Transfer> {
	const headers = (await request.response())?.headers() ?? {};
	return {
		url: request.url(),
		type: byteTypeOf(headers["content-type"] ?? ""),
		bytes: Number(headers["content-length"] ?? 0),
		sentAt: request.timing().startTime,
	};
}
