import { expect, test } from "vitest";
import { redirectsFile } from "./redirects-file.ts";

test("each redirect is a line with its status", () => {
	expect(
		redirectsFile([
			{ from: "/index.html", to: "/", status: 301 },
			{ from: "/store", to: "https://store.example/#top", status: 302 },
			{ from: "/old", to: "/new?from=old", status: 308 },
		]),
	).toBe(
		`# Written by publish/hosts/redirects-file.ts.
/index.html / 301
/store https://store.example/#top 302
/old /new?from=old 308
`,
	);
});

test("more redirects, or longer ones, than Cloudflare reads stop the build", () => {
	const many = Array.from({ length: 2001 }, (_, index) => ({
		from: `/old-${index}`,
		to: "/new",
		status: 301 as const,
	}));
	expect(() => redirectsFile(many)).toThrow("2001 redirects");
	expect(redirectsFile(many.slice(1))).toContain("/old-2000 /new 301");
	expect(() =>
		redirectsFile([{ from: "/a", to: `/${"b".repeat(1000)}`, status: 301 }]),
	).toThrow("the line from /a… has 1008 characters");
});

test("a redirect that a host would misread stops the build", () => {
	expect(() =>
		redirectsFile([{ from: "/a", to: "//evil.example", status: 301 }]),
	).toThrow("write a path of this site or an https:// address");
});
