import { expect, test } from "vitest";
import { bytesByType } from "./traffic.ts";

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
