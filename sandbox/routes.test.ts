import { expect, test } from "vitest";
import { readMode } from "./modes.ts";
import { answerFor } from "./routes.ts";

const now = new Date("2026-01-06T07:00:00Z");

function pageOf(path: string): string {
	const url = new URL(path, "http://sandbox");
	const mode = readMode(Object.fromEntries(url.searchParams));
	return answerFor(url, mode, now).body;
}

function valuesOf(page: string, name: string): string[] {
	const inputs = page.matchAll(/<input [^>]*name="([a-z_]+)" [^>]*>/g);
	return [...inputs]
		.filter(([, inputName]) => inputName === name)
		.map(([input]) => /value="([^"]*)"/.exec(input)?.[1] ?? "");
}

test("the booking calendar shows six days from tomorrow on, without Sunday", () => {
	expect(valuesOf(pageOf("/widget/booking/x"), "day")).toEqual([
		"2026-01-06",
		"2026-01-07",
		"2026-01-08",
		"2026-01-09",
		"2026-01-10",
		"2026-01-12",
	]);
});

test("whatever the day, the first day shown has times and the last has none", () => {
	for (let day = 10; day < 17; day += 1) {
		const page = pageOf(`/widget/booking/x?today=2026-05-${day}`);
		const days = valuesOf(page, "day");
		const daysWithTimes = [...page.matchAll(/data-times-of="([^"]+)"/g)].map(
			([, date]) => date,
		);
		expect(days).toHaveLength(6);
		expect(daysWithTimes).toEqual(days.slice(0, -1));
	}
});

test("the contact details of the query fill the booking form", () => {
	const page = pageOf(
		"/widget/booking/x?first_name=Ada&last_name=Lovelace&email=ada@mail.example&phone=2065550100",
	);
	expect(valuesOf(page, "first_name")).toEqual(["Ada"]);
	expect(valuesOf(page, "last_name")).toEqual(["Lovelace"]);
	expect(valuesOf(page, "email")).toEqual(["ada@mail.example"]);
	expect(valuesOf(page, "phone")).toEqual(["2065550100"]);
});

test("first and last name make the one name of a form", () => {
	const page = pageOf("/widget/form/x?first_name=Ada&last_name=Lovelace");
	expect(valuesOf(page, "name")).toEqual(["Ada Lovelace"]);
});

test("campaign values are shown, and the line is hidden without any", () => {
	const page = pageOf("/widget/booking/x?utm_source=maps&fbclid=1&people=2");
	expect(page).toContain('id="campaign">Campaign: utm_source=maps, fbclid=1<');
	expect(pageOf("/widget/booking/x")).toContain(
		'id="campaign" hidden>Campaign: <',
	);
});

test("only the visitor's choices are carried over, not contact, campaign or test modes", () => {
	const query =
		"people=12&plan=ten-hour-block&email=a@b.example&utm_source=maps&gclid=1&delay=5&silent=1&today=2026-01-05";
	expect(pageOf(`/widget/form/x?${query}`)).toContain(
		"With your request: people=12, plan=ten-hour-block<",
	);
	expect(pageOf("/widget/form/x?silent=1")).not.toContain("With your request");
});

test("no form asks for more than it needs", () => {
	const labels = (id: string) =>
		[...pageOf(`/widget/form/${id}`).matchAll(/<label[^>]*>([^<]+)/g)].map(
			([, label]) => label,
		);
	expect(labels("contact")).toEqual(["Name", "Email", "Phone", "Message"]);
	expect(labels("team-quote")).toEqual([
		"Name",
		"Email",
		"Phone",
		"Team size",
		"Preferred date (optional)",
		"Message",
	]);
	expect(labels("prolabs-tour")).toEqual([
		"Name",
		"Email",
		"Phone",
		"Business name",
		"Message",
	]);
});

test("nothing in a query becomes markup", () => {
	const attack = encodeURIComponent(`"'></script><img src=x onerror=alert(1)>`);
	const keys = ["email", "utm_source", "people", "q", attack];
	const query = keys.map((key) => `${key}=${attack}`).join("&");
	for (const path of ["/widget/booking/x", "/widget/form/x", "/map/embed"]) {
		const page = pageOf(`${path}?${query}`);
		expect(page).not.toContain("<img");
		expect(page).toContain("&#60;img");
	}
});

test("the script of a widget learns what it may post and where it redirects", () => {
	const page = pageOf(
		"/widget/booking/x?noise=only&redirect=top&redirect_url=https://gym.example/",
	);
	const [, settings = ""] = /id="settings">(.*)<\/script>/.exec(page) ?? [];
	expect(JSON.parse(settings)).toEqual({
		id: "x",
		messages: "noise",
		redirectUrl: "https://gym.example/",
		campaign: {},
	});
});

test("the live schedule shows the current week", () => {
	const page = pageOf("/open/calendar?framed=1&view=week");
	expect(page).toContain("Week of January 5,");
	expect(page.match(/<table>/g)).toHaveLength(7);
});

test("a picture of the cloud storage is a drawing with its name, in the width that was asked for", () => {
	const { contentType, body } = answerFor(
		new URL("http://sandbox/deck/floor.jpg?w=400&q=75"),
		readMode({}),
		now,
	);
	expect(contentType).toMatch(/^image\/svg\+xml/);
	expect(body).toContain("deck/floor.jpg 400");
});
