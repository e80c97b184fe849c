import { expect, test } from "vitest";
import { bytesByType, byteTypeOf } from "./traffic.ts";

test.each([
	["text/html; charset=utf-8", "document"],
	["text/css; charset=utf-8", "css"],
	["text/javascript; charset=utf-8", "js"],
	["application/javascript", "js"],
	["font/woff2", "fonts"],
	["image/avif", "images"],
	["image/svg+xml", "images"],
	["application/json", "other"],
	["", "other"],
])("%j is counted as %s", (contentType, type) => {
	expect(byteTypeOf(contentType)).toBe(type);
});

test("bytes are added up by type, and a type that was not fetched is 0", () => {
	const transfer = { url: "https://localhost/", sentAt: 0 };
	expect(
		bytesByType([
			{ ...transfer, type: "js", bytes: 10 },
			{ ...transfer, type: "js", bytes: 5 },
			{ ...transfer, type: "fonts", bytes: 7 },
		]),
	).toEqual({ document: 0, css: 0, js: 15, fonts: 7, images: 0, other: 0 });
});
