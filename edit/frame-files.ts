import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { resolve } from "node:path";
import sharp from "sharp";
import { cachedFile } from "../publish/content/cached-file.ts";
import type { BuiltFiles } from "./build-app.ts";
import type { PictureStore } from "./picture-store.ts";
import { UserError } from "./user-error.ts";

type Files = {
	/** Host header of the request, in the form host:port. */
	host: string;
	app: BuiltFiles;
	pictures: PictureStore;
};

/**
 * Returns the Content-Security-Policy of the preview's frame. Allows inline code, files below
 * /site/, and pictures from any https host. Contains the host instead of 'self', because WebKit
 * does not match 'self' in a frame with an opaque origin.
 */
function framePolicy(host: string): string {
	const siteSources = `http://${host}/site/ https://${host}/site/`;
	return [
		"sandbox allow-scripts",
		"default-src 'none'",
		`script-src ${siteSources} 'unsafe-inline'`,
		`style-src ${siteSources} 'unsafe-inline'`,
		`font-src ${siteSources}`,
		`img-src ${siteSources} data: https:`,
		`frame-src ${siteSources}`,
		`connect-src ${siteSources}`,
		"base-uri 'none'",
		"form-action 'none'",
		`frame-ancestors http://${host} https://${host}`,
	].join("; ");
}

/** A secret part of the picture URLs. Changes on each start. Only logged-in people receive it. */
export const pictureKey = randomUUID();

const cache = resolve(import.meta.dirname, "../.cache/images/preview");

/**
 * Responds to requests of the preview's frame. These requests contain no login, so code and fonts
 * are public. A picture's URL must contain `pictureKey`.
 */
export async function serveFrameFile(
	path: string,
	{ host, app, pictures }: Files,
	response: ServerResponse,
): Promise<void> {
	response.setHeader("Access-Control-Allow-Origin", "*");
	response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
	if (path === "/site/frame.html")
		response.setHeader("Content-Security-Policy", framePolicy(host));
	if (path.startsWith("/site/provider")) {
		response.setHeader("Content-Security-Policy", "sandbox");
		response.setHeader("Content-Type", "text/html; charset=utf-8");
		response.end("<p>The provider’s form is here on the site.");
		return;
	}
	const file = app.get(path);
	if (file) {
		response.setHeader("Content-Type", file.type);
		if (path.startsWith("/site/assets/")) cacheForOneYear(response);
		response.end(file.bytes);
		return;
	}
	const [, key, hash = "", cropAndSize, name = ""] =
		/^\/site\/pictures\/([0-9a-f-]{36})\/([0-9a-f]{8})(?:\/(\d{1,5}(?:-\d{1,5}){3}(?:-\d{1,4}){2}))?\/([a-z0-9][\w-]*\.(?:jpg|png|svg))$/.exec(
			path,
		) ?? [];
	if (key !== pictureKey)
		throw new UserError(404, `There is nothing at ${path}`);
	const master = await pictures.pathOf(hash, name);
	cacheForOneYear(response);
	if (cropAndSize === undefined) {
		response.setHeader("Content-Type", "image/svg+xml");
		response.end(await readFile(master));
		return;
	}
	const [left = 0, top = 0, width = 0, height = 0, ...size] = cropAndSize
		.split("-")
		.map(Number);
	// Encodes WebP, because it takes less time than AVIF, the format of published pictures.
	const cached = await cachedFile(
		resolve(cache, `${hash}-${cropAndSize}-${name}.webp`),
		(tempPath) =>
			sharp(master)
				.autoOrient()
				.extract({ left, top, width, height })
				.resize(...(size as [number, number]), { fit: "fill" })
				.webp({ quality: 70, effort: 1 })
				.toFile(tempPath),
	);
	response.setHeader("Content-Type", "image/webp");
	response.end(await readFile(cached));
}

function cacheForOneYear(response: ServerResponse): void {
	response.setHeader("Cache-Control", "private, max-age=31536000");
}
