import { expect, test } from "vitest";
import { redirectsFile } from "./redirects-file.ts";

test("each redirect is a line with its status", () => {
	expect(
		redirectsFile([
			{ from: "/index.html", to: "/" },
			{ from: "/tips/food/rest", to: "/tips/rest" },
		]),
	).toBe(
		`# Written by publish/hosts/redirects-file.ts.
/index.html / 301
/tips/food/rest /tips/rest 301
`,
	);
});
