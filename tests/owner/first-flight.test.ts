import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { distinctPages } from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

/** Bytes that TCP sends before it waits for an answer: ten segments (RFC 6928). */
const firstFlight = 14_600;

/** Bytes that no file of the build holds: status, type and date of the response, frames of HTTP/2 and TLS. */
const envelope = 250;

/** What is left of a header after HTTP/2 has packed its letters (RFC 7541); the site's come to 0.76. */
const packedHeader = 0.8;

/** Characters of HTML from the headline on that hold its lead and its buttons. */
const belowHeadline = 1500;

const client = join(builds.published, "client");
const pages = distinctPages(builds.published);

const headers = /^\/\*\n((?: {2}.*\n)+)/m.exec(
	readFileSync(join(client, "_headers"), "utf8"),
)?.[1];

test.each(pages)(
	"the first view of $path comes with the first flight: its style, its headline and what stands below",
	({ path, html }) => {
		const headline = html.indexOf("</h1>");
		expect(headline).toBeGreaterThan(0);
		expect(headers).toContain("Content-Security-Policy");
		const before = (headers?.length ?? 0) * packedHeader + envelope;
		const packed = readFileSync(
			join(client, `${path === "/" ? "index" : path}.html.br`),
		);
		const come = brotliDecompressSync(
			packed.subarray(0, firstFlight - before),
			{ finishFlush: constants.BROTLI_OPERATION_FLUSH },
		);
		expect(come.toString().length).toBeGreaterThan(headline + belowHeadline);
	},
);

const onPhoto = pages.filter(({ html }) =>
	/<header [^>]*data-photo/.test(html),
);

test.each(onPhoto)(
	"the white bar of $path is not painted before the text on the photograph has come",
	({ html }) => {
		const id = /<link rel="expect" href="#([^"]*)" blocking="render"/.exec(
			html.slice(0, html.indexOf("<body")),
		)?.[1];
		const text = html.indexOf(`<div id="${id}"`);
		const headline = html.indexOf("<h1", text);
		expect(text).toBeGreaterThan(0);
		expect(html.slice(text, headline)).not.toContain("</div>");
	},
);
