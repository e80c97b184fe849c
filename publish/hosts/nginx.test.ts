import { expect, test } from "vitest";
import { hostNames } from "./host-names.ts";
import { nginxFile } from "./nginx.ts";
import { siteRules } from "./site-rules.ts";

const rules = siteRules({ securityHeaders: {}, redirects: [] });
const site = { names: hostNames("https://gym.example"), root: "/srv/site" };
const text = nginxFile(rules, site);

test.each([
	["/pricing/", "/pricing"],
	["/a/b//", "/a/b"],
	["/", undefined],
	["/pricing", undefined],
	["/\\evil.example/", undefined],
	["/a\r\nSet-Cookie: b/", undefined],
	["/\t/evil.example/", undefined],
])(
	"the nginx rewrite of trailing slashes turns %j into %j",
	(path, rewritten) => {
		const pattern = /rewrite (\S+) \$1 permanent;/.exec(text)?.[1] ?? "";
		expect(new RegExp(pattern).exec(path)?.[1]).toBe(rewritten);
	},
);

test("nginx redirects double or encoded slashes of a path, but not of a query", () => {
	const [, conditionPattern = "", pattern = ""] =
		/if \(\$request_uri ~\* (\S+)\) \{\n\t\trewrite (\S+) \$1 permanent;/.exec(
			text,
		) ?? [];
	const isJoined = (address: string) =>
		new RegExp(conditionPattern, "i").test(address);
	expect(isJoined("//pricing")).toBe(true);
	expect(isJoined("/blog//a?b=c")).toBe(true);
	expect(isJoined("/blog%2fa")).toBe(true);
	expect(isJoined("/blog/a?b=//c%2F")).toBe(false);
	// nginx merges slashes before it tests this pattern: "//evil.example" is then "/evil.example".
	const rewritten = (path: string) => new RegExp(pattern).exec(path)?.[1];
	expect(rewritten("/evil.example")).toBe("/evil.example");
	expect(rewritten("/\\evil.example")).toBeUndefined();
	expect(rewritten("/a\r\nSet-Cookie: b")).toBeUndefined();
});
