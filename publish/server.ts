import { type FileHandle, open } from "node:fs/promises";
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";
import { basename, dirname, join, resolve } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { canonicalPath } from "#lib/url.ts";
import { contentType, isCompressible } from "./hosts/media-types.ts";
import {
	fileCandidates,
	headersFor,
	hiddenPaths,
	notFoundFile,
	redirectFor,
	type SiteRules,
	withoutHtmlExtension,
} from "./hosts/site-rules.ts";
import { listen } from "./listen.ts";

export type ServedSite = {
	folder: string;
	rules: SiteRules;
	/**
	 * Finds or creates a file that `folder` lacks, such as a picture that is not encoded yet. Returns
	 * the file's path on disk.
	 */
	fallbackFile?: (path: string) => Promise<string | undefined>;
};

type SiteRequest = IncomingMessage | Http2ServerRequest;
type SiteResponse = ServerResponse | Http2ServerResponse;

type OpenFile = {
	handle: FileHandle;
	size: number;
	type: string;
	encoding: string | undefined;
	varies: boolean;
	tag: string;
};

/**
 * Serves the built site as the hosts do, for `node:http` and `node:http2`. Used instead of sirv
 * 3.0, which crashes on `Range: bytes=10-5` and when a new build removes a file.
 */
export function siteHandler({
	folder,
	...rest
}: ServedSite): (request: SiteRequest, response: SiteResponse) => void {
	const site = { folder: resolve(folder), ...rest };
	return (request, response) => {
		const controller = new AbortController();
		response.once("close", () => controller.abort());
		handleRequest(site, request, response, controller.signal).catch(
			(error: unknown) => {
				// An aborted request is no error, and other errors must not end the server.
				if (!response.headersSent && !controller.signal.aborted) {
					console.error(error);
					sendText(response, 500, "Internal server error");
				} else {
					response.destroy();
				}
			},
		);
	};
}

export async function serveSite({
	port,
	...site
}: ServedSite & { port: number }): Promise<{
	origin: string;
	close: () => Promise<void>;
}> {
	const listening = await listen(createServer(siteHandler(site)), port);
	return {
		origin: `http://127.0.0.1:${listening.port}`,
		close: listening.close,
	};
}

async function handleRequest(
	{ folder, rules, fallbackFile }: ServedSite,
	request: SiteRequest,
	response: SiteResponse,
	signal: AbortSignal,
): Promise<void> {
	const { requestPath, query } = splitQuery(request.url ?? "/");
	const canonical = canonicalPath(requestPath);
	const path = filePath(canonical);
	// Errors get the headers of the 404 page. With the headers of /assets/, browsers would cache a
	// 404 for a year.
	const setHeaders = (of = notFoundFile) => {
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
		if (canonical !== requestPath) {
			setHeaders(path);
			// The path stays percent-encoded, because a decoded path could contain a line break.
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
	let page =
		path === undefined ? undefined : await openPage(folder, path, encodings);
	const fallback = path && !page ? await fallbackFile?.(path) : undefined;
	if (fallback)
		page = await openFile(dirname(fallback), basename(fallback), []);
	const pagePath = withoutHtmlExtension(path ?? "");
	if (page && pagePath !== undefined) {
		await page.handle.close();
		setHeaders(pagePath);
		response.setHeader("Location", pagePath + query);
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
			signal,
		);
	}
	setHeaders();
	const missing = await openFile(folder, notFoundFile, encodings);
	if (missing) return sendFile(request, response, 404, missing, signal);
	sendText(response, 404, "Not found");
}

async function sendFile(
	request: SiteRequest,
	response: SiteResponse,
	status: 200 | 304 | 404,
	file: OpenFile,
	signal: AbortSignal,
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
	// Without the signal, a request that is already aborted would leave the file handle open.
	await pipeline(handle.createReadStream(), body, { signal });
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

async function openPage(
	folder: string,
	path: string,
	encodings: readonly Encoding[],
): Promise<OpenFile | undefined> {
	for (const ending of fileCandidates) {
		const file = await openFile(folder, path + ending, encodings);
		if (file) return file;
	}
	return undefined;
}

async function openFile(
	folder: string,
	path: string,
	encodings: readonly Encoding[],
): Promise<OpenFile | undefined> {
	const varies = isCompressible(path);
	const forms = [...(varies ? encodings : []), undefined];
	for (const encoding of forms) {
		const name = path + (encoding ? endings[encoding] : "");
		const handle = await open(join(folder, name)).catch(() => undefined);
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

/** Accepted encodings, best first. Ignores encodings with a q-value, which browsers do not send. */
function acceptedEncodings(header = ""): Encoding[] {
	const accepted = header.split(/\s*,\s*/);
	return (["br", "gzip"] as const).filter((encoding) =>
		accepted.includes(encoding),
	);
}

/**
 * Returns true if the browser's copy is current:
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
 */
function isFresh(request: SiteRequest, file: OpenFile): boolean {
	const tags = request.headers["if-none-match"] ?? "";
	return tags
		.split(",")
		.map((tag) => tag.trim().replace(/^W\//, ""))
		.some((tag) => tag === "*" || tag === file.tag);
}

function splitQuery(url: string): { requestPath: string; query: string } {
	const start = url.indexOf("?");
	return start < 0
		? { requestPath: url, query: "" }
		: { requestPath: url.slice(0, start), query: url.slice(start) };
}

function filePath(requestPath: string): string | undefined {
	if (!requestPath.startsWith("/")) return undefined;
	let segments: string[];
	try {
		segments = requestPath.split("/").map(decodeURIComponent);
	} catch {
		return undefined;
	}
	// Refuses path traversal and hidden files, except .well-known (RFC 8615).
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
