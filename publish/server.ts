import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { canonicalPath } from "#lib/address.ts";
import { contentType, isText } from "./hosts/media-types.ts";
import {
	fileCandidates,
	headersFor,
	hiddenPaths,
	notFoundPage,
	type SiteRules,
	withoutEnding,
	withoutFolder,
} from "./hosts/site-rules.ts";
import { listen } from "./listen.ts";

export type Site = {
	/** The folder of the built site. */
	dir: string;
	rules: SiteRules;
};

type SiteRequest = IncomingMessage | Http2ServerRequest;
type SiteResponse = ServerResponse | Http2ServerResponse;

/** A file in one of its forms, and what the response says about it. */
type SiteFile = {
	path: string;
	size: number;
	type: string;
	encoding: Encoding | undefined;
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
export function siteHandler(
	site: Site,
): (request: SiteRequest, response: SiteResponse) => void {
	return (request, response) => {
		answer(site, request, response).catch((error: NodeJS.ErrnoException) => {
			// A visitor who leaves early is no failure, which over HTTP/2 the error alone says; anything else must not end the
			// server.
			if (!response.destroyed && error.code !== "ERR_STREAM_PREMATURE_CLOSE")
				console.error(error);
			response.destroy();
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
): Promise<void> {
	const { url = "/", method } = request;
	const [address = "/"] = url.split("?", 1);
	const canonical = canonicalPath(address);
	const path = filePath(canonical);
	const encodings = acceptedEncodings(request.headers["accept-encoding"]);
	const setHeaders = (of: string) => {
		for (const [name, value] of Object.entries(headersFor(rules.headers, of))) {
			response.setHeader(name, value);
		}
	};
	// A missing file has the headers of the 404 page: a browser must not keep it for a year
	// because its address is below /assets/.
	const sendMissing = async () => {
		setHeaders(notFoundPage);
		const missing = await findFile(dir, notFoundPage, encodings);
		if (missing) return sendFile(request, response, 404, missing);
		sendText(response, 404, "Not found");
	};

	if (method !== "GET" && method !== "HEAD") {
		setHeaders(notFoundPage);
		response.setHeader("Allow", "GET, HEAD");
		return sendText(response, 405, "Method not allowed");
	}
	if (path === undefined) return sendMissing();
	const leadTo = (place: string) => {
		setHeaders(path);
		response.setHeader("Location", place + url.slice(address.length));
		sendText(response, 301, "Moved");
	};
	// Still encoded: the decoded path could hold a line break.
	if (canonical !== address) return leadTo(canonical);
	const moved = rules.redirects.find(({ from }) => from === path);
	if (moved) return leadTo(moved.to);

	const page = await findPage(dir, path, encodings);
	const ownAddress = withoutEnding(path);
	if (page && ownAddress) return leadTo(ownAddress);
	if (page) {
		setHeaders(path);
		response.setHeader("ETag", page.tag);
		const isKnown = request.headers["if-none-match"] === page.tag;
		return sendFile(request, response, isKnown ? 304 : 200, page);
	}
	const elsewhere = withoutFolder(path, rules.redirectFolder);
	if (elsewhere && (await findFile(dir, `${elsewhere}.html`, [])))
		return leadTo(elsewhere);
	return sendMissing();
}

async function sendFile(
	request: SiteRequest,
	response: SiteResponse,
	status: 200 | 304 | 404,
	file: SiteFile,
): Promise<void> {
	response.statusCode = status;
	if (file.varies) response.setHeader("Vary", "Accept-Encoding");
	if (status !== 304) {
		response.setHeader("Content-Type", file.type);
		response.setHeader("Content-Length", file.size);
		if (file.encoding) response.setHeader("Content-Encoding", file.encoding);
	}
	const body: Writable = response;
	if (status === 304 || request.method === "HEAD") body.end();
	else await pipeline(createReadStream(file.path), body);
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
async function findPage(
	dir: string,
	path: string,
	encodings: readonly Encoding[],
): Promise<SiteFile | undefined> {
	for (const ending of fileCandidates) {
		const file = await findFile(dir, path + ending, encodings);
		if (file) return file;
	}
	return undefined;
}

/** The smallest form of a file that the browser accepts, or undefined when there is no such file. */
async function findFile(
	dir: string,
	name: string,
	encodings: readonly Encoding[],
): Promise<SiteFile | undefined> {
	const varies = isText(name);
	for (const encoding of [...(varies ? encodings : []), undefined]) {
		const path = join(dir, name) + (encoding ? endings[encoding] : "");
		const stats = await stat(path).catch(() => undefined);
		if (stats?.isFile()) {
			const tag = `${stats.size.toString(16)}-${Math.trunc(stats.mtimeMs).toString(16)}`;
			return {
				path,
				size: stats.size,
				type: contentType(name),
				encoding,
				varies,
				tag: `"${tag}${encoding ? `-${encoding}` : ""}"`,
			};
		}
	}
	return undefined;
}

type Encoding = keyof typeof endings;
const endings = { br: ".br", gzip: ".gz" } as const;

/** Which of our forms the browser takes, best first; one with a quality ("br;q=0") is not sent. */
function acceptedEncodings(header = ""): Encoding[] {
	const accepted = header.split(/, ?/);
	return (["br", "gzip"] as const).filter((it) => accepted.includes(it));
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
