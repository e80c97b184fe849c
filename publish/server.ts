import { type FileHandle, open } from "node:fs/promises";
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";
import { join, resolve } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { canonicalPath } from "#lib/address.ts";
import { contentType, isText } from "./hosts/media-types.ts";
import {
	fileCandidates,
	headersFor,
	hiddenPaths,
	notFoundPage,
	redirectFor,
	type SiteRules,
	withoutEnding,
} from "./hosts/site-rules.ts";
import { listen } from "./listen.ts";

export type Site = {
	/** The folder of the built site. */
	dir: string;
	rules: SiteRules;
};

type SiteRequest = IncomingMessage | Http2ServerRequest;
type SiteResponse = ServerResponse | Http2ServerResponse;

/** A file that is open for reading, and what the response says about it. */
type OpenFile = {
	handle: FileHandle;
	size: number;
	type: string;
	encoding: string | undefined;
	varies: boolean;
	tag: string;
};

/**
 * Serves the built site as the hosts do: a listener for `node:http` and `node:http2` alike.
 *
 * Written on node:fs and not on sirv 3.0: there `Range: bytes=10-5`, or a file that a new build
 * has just removed, ends the process, a "not modified" has no ETag, and a missing page cannot be
 * answered with a compressed 404.html.
 */
export function siteHandler({
	dir,
	rules,
}: Site): (request: SiteRequest, response: SiteResponse) => void {
	const site = { dir: resolve(dir), rules };
	return (request, response) => {
		const over = new AbortController();
		response.once("close", () => over.abort());
		answer(site, request, response, over.signal).catch((error: unknown) => {
			// A visitor who leaves early is no failure; anything else must not end the server.
			if (!response.headersSent && !over.signal.aborted) {
				console.error(error);
				sendText(response, 500, "Internal server error");
			} else {
				response.destroy();
			}
		});
	};
}

/** Starts the site on a port (0 takes a free one) and says where it is. */
export async function serveSite({
	port,
	...site
}: Site & { port: number }): Promise<{
	origin: string;
	close: () => Promise<void>;
}> {
	const listening = await listen(createServer(siteHandler(site)), port);
	return {
		origin: `http://127.0.0.1:${listening.port}`,
		close: listening.close,
	};
}

async function answer(
	{ dir, rules }: Site,
	request: SiteRequest,
	response: SiteResponse,
	over: AbortSignal,
): Promise<void> {
	const { address, query } = splitQuery(request.url ?? "/");
	const canonical = canonicalPath(address);
	const path = filePath(canonical);
	// A missing file has the headers of the 404 page: a browser must not keep it for a year
	// because its address is below /assets/.
	const setHeaders = (of = notFoundPage) => {
		for (const [name, value] of Object.entries(headersFor(rules.headers, of))) {
			response.setHeader(name, value);
		}
	};

	if (request.method !== "GET" && request.method !== "HEAD") {
		setHeaders();
		response.setHeader("Allow", "GET, HEAD");
		return sendText(response, 405, "Method not allowed");
	}

	if (path !== undefined) {
		if (canonical !== address) {
			setHeaders(path);
			// Still encoded: the decoded path could hold a line break.
			response.setHeader("Location", canonical + query);
			return sendText(response, 301, "Moved");
		}
		const moved = redirectFor(rules.redirects, path);
		if (moved !== undefined) {
			setHeaders(path);
			response.setHeader("Location", moved.to + query);
			return sendText(response, 301, "Moved");
		}
	}

	const encodings = acceptedEncodings(request.headers["accept-encoding"]);
	const page =
		path === undefined ? undefined : await openPage(dir, path, encodings);
	const ownAddress = withoutEnding(path ?? "");
	if (page && ownAddress !== undefined) {
		await page.handle.close();
		setHeaders(ownAddress);
		response.setHeader("Location", ownAddress + query);
		return sendText(response, 301, "Moved");
	}
	if (page) {
		setHeaders(path);
		response.setHeader("ETag", page.tag);
		return sendFile(
			request,
			response,
			isFresh(request, page) ? 304 : 200,
			page,
			over,
		);
	}
	setHeaders();
	const missing = await openFile(dir, notFoundPage, encodings);
	if (missing) return sendFile(request, response, 404, missing, over);
	sendText(response, 404, "Not found");
}

async function sendFile(
	request: SiteRequest,
	response: SiteResponse,
	status: 200 | 304 | 404,
	file: OpenFile,
	over: AbortSignal,
): Promise<void> {
	await using handle = file.handle;
	response.statusCode = status;
	if (file.varies) response.setHeader("Vary", "Accept-Encoding");
	if (status !== 304) {
		response.setHeader("Content-Type", file.type);
		response.setHeader("Content-Length", file.size);
		if (file.encoding) response.setHeader("Content-Encoding", file.encoding);
	}
	const body: Writable = response;
	if (status === 304 || request.method === "HEAD") {
		body.end();
		return;
	}
	// Without the signal, one that is over already would keep the file open for good.
	await pipeline(handle.createReadStream(), body, { signal: over });
}

function sendText(
	response: SiteResponse,
	status: number,
	message: string,
): void {
	const body: Writable = response;
	response.statusCode = status;
	response.setHeader("Content-Type", "text/plain; charset=utf-8");
	body.end(`${message}\n`);
}

/** The file for a page's path: itself, `pricing.html` or `pricing/index.html`. */
async function openPage(
	dir: string,
	path: string,
	encodings: readonly Encoding[],
): Promise<OpenFile | undefined> {
	for (const ending of fileCandidates) {
		const file = await openFile(dir, path + ending, encodings);
		if (file) return file;
	}
	return undefined;
}

/** The smallest form of a file that the browser accepts, or undefined when there is no such file. */
async function openFile(
	dir: string,
	path: string,
	encodings: readonly Encoding[],
): Promise<OpenFile | undefined> {
	const varies = isText(path);
	const forms = [...(varies ? encodings : []), undefined];
	for (const encoding of forms) {
		const name = path + (encoding ? endings[encoding] : "");
		const handle = await open(join(dir, name)).catch(() => undefined);
		const stats = await handle?.stat();
		if (handle && stats?.isFile()) {
			const tag = `${stats.size.toString(16)}-${Math.trunc(stats.mtimeMs).toString(16)}`;
			return {
				handle,
				size: stats.size,
				type: contentType(path),
				encoding,
				varies,
				tag: `"${tag}${encoding ? `-${encoding}` : ""}"`,
			};
		}
		await handle?.close();
	}
	return undefined;
}

type Encoding = keyof typeof endings;
const endings = { br: ".br", gzip: ".gz" } as const;

/** Which of our forms the browser takes, best first. One with a weight, which no browser sends for these, counts as none. */
function acceptedEncodings(header = ""): Encoding[] {
	const accepted = header.split(/\s*,\s*/);
	return (["br", "gzip"] as const).filter((it) => accepted.includes(it));
}

/** Whether the browser already has this file: https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2 */
function isFresh(request: SiteRequest, file: OpenFile): boolean {
	const tags = request.headers["if-none-match"] ?? "";
	return tags
		.split(",")
		.map((tag) => tag.trim().replace(/^W\//, ""))
		.some((tag) => tag === "*" || tag === file.tag);
}

function splitQuery(url: string): { address: string; query: string } {
	const start = url.indexOf("?");
	return start < 0
		? { address: url, query: "" }
		: { address: url.slice(0, start), query: url.slice(start) };
}

/** The path within the folder, or undefined when the address can name no file of the site. */
function filePath(address: string): string | undefined {
	if (!address.startsWith("/")) return undefined;
	let segments: string[];
	try {
		segments = address.split("/").map(decodeURIComponent);
	} catch {
		return undefined; // "%zz"
	}
	// No way out of the folder, and no hidden file but those of https://www.rfc-editor.org/rfc/rfc8615
	const isSafe = segments.every(
		(segment) =>
			!/[/\\\0]/.test(segment) &&
			(!segment.startsWith(".") || segment === ".well-known"),
	);
	const path = segments.join("/");
	return isSafe && !hiddenPaths.some((hidden) => hidden === path)
		? path
		: undefined;
}
