import { expect, test } from "vitest";
import { redirectsFile } from "./redirects-file.ts";

const lines = (count: number) =>
	redirectsFile([
		{ from: "/old", to: "/new" },
		...Array.from({ length: count }, (_, index) => ({
			from: `/tips/*/${index}`,
			to: `/tips/${index}`,
			except: `/tips/legs/${index}`,
		})),
	])
		.split("\n")
		.filter((line) => line.startsWith("/"));

test("redirectsFile writes an exception before the rule with a placeholder", () => {
	expect(lines(1)).toEqual([
		"/tips/legs/0 /tips/legs/0 200",
		"/old /new 301",
		"/tips/:segment/0 /tips/0 301",
	]);
});

test("redirectsFile writes at most 100 lines with a placeholder, Cloudflare's limit", () => {
	expect(lines(101).filter((line) => line.includes(":"))).toHaveLength(100);
});
