import { expect, test } from "vitest";
import { contentType, isText } from "./media-types.ts";

test.each([
	["/pricing/index.html", "text/html; charset=utf-8"],
	["/site.webmanifest", "application/manifest+json; charset=utf-8"],
	["/schedule.ics", "text/calendar; charset=utf-8"],
	["/feed.atom", "application/atom+xml; charset=utf-8"],
	["/favicon.ico", "image/x-icon"],
	["/images/a.AVIF", "image/avif"],
	["/assets/text-1a2b.woff2", "font/woff2"],
	["/CNAME", "application/octet-stream"],
	["/index.html.br", "application/octet-stream"],
])("%s is %s", (path, type) => {
	expect(contentType(path)).toBe(type);
});

test("text is compressed, pictures and source maps are not", () => {
	expect(["a.html", "a.svg", "a.ics"].every(isText)).toBe(true);
	expect(["a.png", "a.map", "a.woff2", "a.html.gz"].some(isText)).toBe(false);
});
