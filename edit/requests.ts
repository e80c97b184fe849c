import type {
	IncomingHttpHeaders,
	IncomingMessage,
	RequestListener,
	ServerResponse,
} from "node:http";
import type { BuiltFiles } from "./build-app.ts";
import { serveFrameFile } from "./frame-files.ts";
import { createRoutes, type RouteOptions } from "./routes.ts";
import { UserError } from "./user-error.ts";

type Options = RouteOptions & {
	origins: readonly string[];
	/** Returns the person who sends a request. Throws a UserError if nobody is logged in. */
	personOf: (headers: IncomingHttpHeaders) => string;
	app: BuiltFiles;
};

const megabyte = 1024 * 1024;

const maxBodyBytes: Readonly<Record<string, number>> = {
	"application/json": 8 * megabyte,
	"application/octet-stream": 40 * megabyte,
};

/**
 * Handles the editor's requests. Checks the Origin header against CSRF and the Host header against
 * DNS rebinding, because the server writes files.
 */
export function createRequestListener(options: Options): RequestListener {
	const { origins, personOf, app, workspace } = options;
	const routes = createRoutes(options);
	const hosts = origins.map((origin) => new URL(origin).host);
	const policy = [
		"default-src 'none'",
		"script-src 'self'",
		"style-src 'self'",
		"font-src 'self'",
		"img-src 'self'",
		"connect-src 'self'",
		"frame-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
	].join("; ");

	return async (request, response) => {
		response.setHeader("Content-Security-Policy", policy);
		response.setHeader("X-Content-Type-Options", "nosniff");
		response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
		response.setHeader("Referrer-Policy", "no-referrer");
		response.setHeader("Cache-Control", "no-store");
		try {
			await handleRequest(request, response);
		} catch (error) {
			const status = error instanceof UserError ? error.status : 500;
			if (status === 500) console.error(error);
			const message = error instanceof Error ? error.message : String(error);
			send(response, status, { refused: message });
		}
	};

	async function handleRequest(
		request: IncomingMessage,
		response: ServerResponse,
	) {
		const { method = "GET", headers } = request;
		if (!hosts.includes(headers.host ?? ""))
			throw new UserError(421, "The editor answers to its own address only");
		const [path = "/"] = (request.url ?? "/").split("?");
		if (/^(?:GET|HEAD)$/.test(method) && path.startsWith("/site/")) {
			const { host = "" } = headers;
			const { pictures } = workspace;
			return serveFrameFile(path, { host, app, pictures }, response);
		}
		const person = personOf(headers);
		const isFromOwnPage =
			headers.origin === undefined
				? method === "GET" &&
					!["cross-site", "same-site"].includes(
						headers["sec-fetch-site"]?.toString() ?? "",
					)
				: origins.includes(headers.origin);
		const isNavigation = method === "GET" && path === "/";
		if (!isFromOwnPage && !isNavigation)
			throw new UserError(403, "The editor answers to its own page only");

		const file = method === "GET" ? app.get(path) : undefined;
		if (file) {
			response.setHeader("Content-Type", file.type);
			response.end(file.bytes);
			return;
		}
		const [, folder = "", name = ""] =
			/^\/(api\/[a-z]+)(?:\/([^/]+))?$/.exec(path) ?? [];
		const handle = routes[`${method} /${folder}`];
		if (!handle) throw new UserError(404, `There is nothing at ${path}`);
		const body = await bodyOf(request);
		send(response, 200, await handle({ name, body, person }));
	}
}

function send(response: ServerResponse, status: number, body: unknown = {}) {
	response.statusCode = status;
	response.setHeader("Content-Type", "application/json");
	response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
	if (request.method === "GET") return Buffer.alloc(0);
	const type = request.headers["content-type"] ?? "";
	const limit = maxBodyBytes[type];
	if (limit === undefined)
		throw new UserError(415, `The editor takes no "${type}"`);
	const parts: Buffer[] = [];
	let length = 0;
	// Reads an oversized body to its end, because a proxy forwards no error while it sends the body.
	for await (const part of request) {
		length += part.length;
		if (length <= limit) parts.push(part);
	}
	if (length > limit)
		throw new UserError(
			413,
			`This is larger than ${limit / megabyte} MB: make it smaller first`,
		);
	return Buffer.concat(parts);
}
