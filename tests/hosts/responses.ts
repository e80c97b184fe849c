import { createHash } from "node:crypto";
import http, {
	type IncomingHttpHeaders,
	type IncomingMessage,
} from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { SiteRules } from "../../publish/hosts/site-rules.ts";
import type { SiteRequest } from "./requests.ts";

/** The compared parts of a response: headers, `Status` and `Body`. */
export type Result = {
	siteRequest: SiteRequest;
	fields: ReadonlyMap<string, string>;
};

/**
 * Headers that matter to browsers, caches and search engines, in addition to the rules' headers.
 */
const alwaysCompared = [
	"Location",
	"Content-Type",
	"Content-Encoding",
	"Vary",
	"Allow",
] as const;

/** Headers that do not matter if nobody reads the body. */
const ofContent = new Set([
	"Content-Security-Policy",
	"Content-Type",
	"Vary",
	"X-Robots-Tag",
]);

export async function sendAll(
	origin: string,
	requests: readonly SiteRequest[],
	{ headers }: Pick<SiteRules, "headers">,
): Promise<Result[]> {
	const names = new Set([
		...alwaysCompared,
		...headers.flatMap((rule) => Object.keys(rule.headers)),
	]);
	const results: Result[] = [];
	for (const siteRequest of requests) {
		const first = await send(origin, siteRequest);
		const { etag } = first.headers;
		const { status, headers, body } =
			siteRequest.again && etag
				? await send(origin, {
						...siteRequest,
						headers: { "if-none-match": etag },
					})
				: first;
		// Ignores bodies of redirects and of errors other than 404. They differ between hosts, and
		// nobody reads them.
		const isRead = status < 300 || status === 404;
		const fields = new Map([["Status", String(status)]]);
		for (const name of names) {
			if (ofContent.has(name) && !isRead) continue;
			fields.set(name, headerText(headers[name.toLowerCase()], origin));
		}
		if (isRead) fields.set("Body", hashOf(body, headers["content-encoding"]));
		results.push({ siteRequest, fields });
	}
	return results;
}

export type Response = {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
};

export type RequestOptions = Omit<SiteRequest, "kind" | "again"> & {
	body?: string | Buffer;
};

/**
 * Sends the path unchanged. Does not use `fetch`, because `fetch` would normalize the path. Always
 * connects to this machine and trusts its certificate.
 */
export async function send(
	origin: string,
	{ path, method = "GET", headers = {}, body }: RequestOptions,
): Promise<Response> {
	const { protocol, hostname, host, port } = new URL(origin);
	const { request } = protocol === "https:" ? https : http;
	const clientRequest = request({
		hostname: "127.0.0.1",
		port,
		path,
		method,
		headers: { host, ...headers },
		agent: false,
		rejectUnauthorized: false,
		// TLS allows no IP address as server name.
		...(isIP(hostname) ? {} : { servername: hostname }),
	});
	const response = await new Promise<IncomingMessage>((resolve, reject) => {
		// If a server responds before it has read a large body, the request fails after the response.
		// The promise ignores that error.
		clientRequest.on("response", resolve).on("error", reject).end(body);
	});
	return {
		status: response.statusCode ?? 0,
		headers: response.headers,
		body: await buffer(response),
	};
}

/** Lowercases encodings and media types, because their case does not matter. */
function headerText(
	value: string | string[] | undefined,
	origin: string,
): string {
	const text = [value ?? "none"].flat().join(", ");
	const plain = text.startsWith(`${origin}/`)
		? text.slice(origin.length)
		: text;
	return /^(?:Accept-Encoding|text\/|application\/)/i.test(plain)
		? plain.toLowerCase()
		: plain;
}

function hashOf(body: Buffer, encoding: string | undefined): string {
	const plain =
		body.length === 0
			? body
			: encoding === "br"
				? brotliDecompressSync(body)
				: encoding === "gzip"
					? gunzipSync(body)
					: body;
	return createHash("sha256").update(plain).digest("hex").slice(0, 12);
}
