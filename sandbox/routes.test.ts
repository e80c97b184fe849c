import { expect, test } from "vitest";
import { sandboxLabel } from "./page-shell.ts";
import { responseFor } from "./routes.ts";

function answerOf(path: string) {
	return responseFor(new URL(path, "http://sandbox"), "2026-12-29");
}

const pageOf = (path: string) => answerOf(path).body;

function valuesOf(page: string, name: string): string[] {
	const inputs = page.matchAll(/<input [^>]*name="([a-z_]+)" [^>]*>/g);
	return [...inputs]
		.filter(([, inputName]) => inputName === name)
		.map(([input]) => /value="([^"]*)"/.exec(input)?.[1] ?? "");
}

test("a booking calendar shows six days from tomorrow on; all but the last have times", () => {
	const page = pageOf("/widget/booking/free-trial-class");
	const days = valuesOf(page, "day");
	expect(days).toEqual([
		"2026-12-30",
		"2026-12-31",
		"2027-01-01",
		"2027-01-02",
		"2027-01-03",
		"2027-01-04",
	]);
	const daysWithTimes = [...page.matchAll(/data-times-of="([^"]+)"/g)].map(
		([, date]) => date,
	);
	expect(daysWithTimes).toEqual(days.slice(0, -1));
	expect(valuesOf(page, "time")).toHaveLength(5 * daysWithTimes.length);
});

test("only the visitor's choices are carried over, named as a visitor reads them", () => {
	const query = "session_minutes=75&healthy-snacks=no&utm_source=maps&gclid=1";
	expect(pageOf(`/widget/form/x?${query}`)).toContain(
		"With your request: Session minutes: 75 · Healthy snacks: no<",
	);
	expect(pageOf("/widget/form/x?gclid=1")).not.toContain("With your request");
});

test("the widgets' script finds the site's list of campaign parameters", () => {
	const script = pageOf("/browser/campaign.ts");
	const [, path = ""] = /from "(.+?)"/.exec(script) ?? [];
	const address = new URL(path, "http://sandbox/browser/campaign.ts");
	expect(pageOf(address.pathname)).toContain("export function isCampaignName");
});

test("nothing in a query becomes markup", () => {
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
])("answers %i, and says that it is the sandbox, at %s", (status, path) => {
	const answer = answerOf(path);
	expect(answer.status).toBe(status);
	expect(answer.body).toContain(sandboxLabel);
});
