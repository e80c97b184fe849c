import { createHash } from "node:crypto";
import { once } from "node:events";
import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { SiteRules } from "../../publish/hosts/site-rules.ts";
import type { Question } from "./questions.ts";

/** The compared parts of an answer: headers, `Status` and `Body`. */
export type Result = {
	question: Question;
	says: ReadonlyMap<string, string>;
};

/** Headers that matter to a browser, a cache or a search engine, beside those of the rules. */
const alwaysAsked = [
	"Location",
	"Content-Type",
	"Content-Encoding",
	"Vary",
	"Allow",
] as const;

/** Headers that tell nothing where there is nothing to read. */
const ofContent = new Set(["Content-Type", "Vary", "X-Robots-Tag"]);

export async function ask(
	origin: string,
	questions: readonly Question[],
	{ headers }: Pick<SiteRules, "headers">,
): Promise<Result[]> {
	const names = new Set([
		...alwaysAsked,
		...headers.flatMap((rule) => Object.keys(rule.headers)),
	]);
	const answers: Result[] = [];
	for (const question of questions) {
		const first = await send(origin, question);
		const { etag } = first.headers;
		const { status, headers, body } =
			question.again && etag
				? await send(origin, {
						...question,
						headers: { "if-none-match": etag },
					})
				: first;
		// Bodies of redirects and refusals differ between hosts, and nobody reads them.
		const isRead = status < 300 || status === 404;
		const says = new Map([["Status", String(status)]]);
		for (const name of names) {
			if (ofContent.has(name) && !isRead) continue;
			says.set(name, headerText(headers[name.toLowerCase()], origin));
		}
		if (isRead) says.set("Body", hashOf(body, headers["content-encoding"]));
		answers.push({ question, says });
	}
	return answers;
}

export type Response = {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
};

/**
 * The path goes out as it is written; `fetch` would tidy it up. Whatever the name in the origin, this machine is asked, and
 * its certificate is trusted.
 */
export async function send(
	origin: string,
	{ path, method = "GET", headers = {} }: Omit<Question, "kind">,
): Promise<Response> {
	const { protocol, hostname, host, port } = new URL(origin);
	const { request } = protocol === "https:" ? https : http;
	const sent = request({
		hostname: "127.0.0.1",
		port,
		path,
		method,
		headers: { host, ...headers },
		agent: false,
		rejectUnauthorized: false,
		// An address is no name that TLS could ask for.
		...(isIP(hostname) ? {} : { servername: hostname }),
	}).end();
	const [response] = await once(sent, "response");
	return {
		status: response.statusCode,
		headers: response.headers,
		body: await buffer(response),
	};
}

/** Names of codings and types do not tell capitals apart, nor does a space before a parameter count. */
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
