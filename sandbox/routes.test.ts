import { expect, test } from "vitest";
import { sandboxLabel } from "./page-shell.ts";
import { responseFor } from "./routes.ts";

function responseOf(path: string) {
	return responseFor(new URL(path, "http://sandbox"), "2026-12-29");
}

const pageOf = (path: string) => responseOf(path).body;

test("the sandbox escapes markup in query parameters", () => {
	const attack = encodeURIComponent(`"'></script><img src=x onerror=alert(1)>`);
	const keys = ["utm_source", "people", "message", "team_size", "q", attack];
	const query = keys.map((key) => `${key}=${attack}`).join("&");
	for (const path of [
		"/widget/booking/x",
		"/widget/form/quote",
		"/map/embed",
	]) {
		const page = pageOf(`${path}?${query}`);
		expect(page).not.toContain("<img");
		expect(page).not.toContain(`"'&#62;`);
		expect(page).toContain("&#60;img");
	}
});

test.each([
	[200, "/widget/booking/free-trial"],
	[200, `/widget/booking/${"a-1".repeat(21)}z`],
	[200, "/widget/form/contact"],
	[200, "/open/calendar"],
	[200, "/map/embed"],
	[200, "/embed/dQw4w9"],
	[200, "/store/"],
	[404, "/nothing/here"],
	[404, "/widget/booking/Free"],
	[404, "/widget/booking/a%2Fb"],
	[404, `/widget/form/${"a".repeat(65)}`],
	[404, "/browser/..%2Fserver.ts"],
])("the sandbox returns %i and its label at %s", (status, path) => {
	const response = responseOf(path);
	expect(response.status).toBe(status);
	expect(response.body).toContain(sandboxLabel);
});
