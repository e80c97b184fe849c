import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { distinctPages } from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

/** Bytes that TCP sends before it waits for an acknowledgment: ten segments (RFC 6928). */
const firstFlightBytes = 14_600;

/** Bytes of the status line, Content-Type, Date, HTTP/2 frames and TLS. */
const overheadBytes = 250;

/** Compressed size of a header divided by its size (RFC 7541). Measured on this site: 0.76. */
const headerCompressionRatio = 0.8;

/** Characters of HTML from the headline to the end of the buttons below it. */
const charsBelowHeadline = 1500;

/**
 * Maximum kilobytes (1000 bytes) of a document compressed with Brotli. Give a reason in the commit
 * if you raise it.
 */
const documentBudgetKb = 30;

const client = join(builds.site, "client");
const pages = distinctPages(builds.site);

/** Compresses like a published build; the test site has a lower Brotli quality. */
function brotli(html: string): Buffer {
	return brotliCompressSync(html, {
		params: {
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: html.length,
		},
	});
}

const headers = /^\/\*\n((?: {2}.*\n)+)/m.exec(
	readFileSync(join(client, "_headers"), "utf8"),
)?.[1];

test.each(pages)(
	`$path is at most ${documentBudgetKb} KB, with headline and buttons in TCP's first flight`,
	({ html }) => {
		const headline = html.indexOf("</h1>");
		expect(headline).toBeGreaterThan(0);
		expect(headers).toContain("Content-Security-Policy");
		const before =
			(headers?.length ?? 0) * headerCompressionRatio + overheadBytes;
		const compressed = brotli(html);
		expect(compressed.length / 1000).toBeLessThanOrEqual(documentBudgetKb);
		const received = brotliDecompressSync(
			compressed.subarray(0, firstFlightBytes - before),
			{ finishFlush: constants.BROTLI_OPERATION_FLUSH },
		);
		expect(received.toString().length).toBeGreaterThan(
			headline + charsBelowHeadline,
		);
	},
);

test.each(pages)(
	"the first paint of $path waits for the header, or for the headline on a photograph",
	({ html }) => {
		const [head = "", body = ""] = html.split("<body");
		const id = /<link rel="expect" href="#([^"]*)" blocking="render"/.exec(
			head,
		)?.[1];
		const isOnPhoto = /<header [^>]*data-photo/.test(body);
		expect(body).toMatch(
			isOnPhoto
				? new RegExp(`</h1>.*</div><force-layout id="${id}"`)
				: new RegExp(`</header><force-layout id="${id}"`),
		);
	},
);
