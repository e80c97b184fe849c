import { expect, test } from "vitest";
import { sandboxLabel } from "./page-shell.ts";
import { answerFor } from "./routes.ts";
import { gym } from "./sandbox-test.ts";

/** The evening before where the gym is. */
const january6 = Date.parse("2026-01-06T07:00:00Z");

function pageOf(path: string, timetable = gym, now = january6): string {
	return answerFor(new URL(path, "http://sandbox"), now, timetable).body;
}

const noonOf = (date: string) => Date.parse(`${date}T20:00:00Z`);

function valuesOf(page: string, name: string): string[] {
	const inputs = page.matchAll(/<input [^>]*name="([a-z_]+)" [^>]*>/g);
	return [...inputs]
		.filter(([, inputName]) => inputName === name)
		.map(([input]) => /value="([^"]*)"/.exec(input)?.[1] ?? "");
}

function timesOf(page: string, day: string): string[] {
	const start = page.indexOf(`data-times-of="${day}"`);
	return start < 0
		? []
		: valuesOf(page.slice(start, page.indexOf("</fieldset>", start)), "time");
}

test.each(["free-trial-class", "consultation"])(
	"the booking calendar of a %s shows six days from tomorrow on, without Sunday and closed days",
	(id) => {
		const daysFrom = (now: number) =>
			valuesOf(pageOf(`/widget/booking/${id}`, gym, now), "day");
		expect(daysFrom(january6)).toEqual([
			"2026-01-06",
			"2026-01-07",
			"2026-01-08",
			"2026-01-09",
			"2026-01-10",
			"2026-01-12",
		]);
		expect(daysFrom(noonOf("2026-11-24")).slice(0, 2)).toEqual([
			"2026-11-25",
			"2026-11-27",
		]);
	},
);

test("a free class is booked at the time of a class", () => {
	const page = pageOf("/widget/booking/free-trial-class");
	const workday = ["6:30 AM", "5:00 PM", "6:30 PM"];
	expect(timesOf(page, "2026-01-06")).toEqual(workday);
	expect(timesOf(page, "2026-01-09")).toEqual(workday);
	expect(timesOf(page, "2026-01-10")).toEqual(["9:00 AM"]);
});

test("a talk with a coach is booked in office hours, while the gym is open", () => {
	const page = pageOf("/widget/booking/consultation");
	expect(timesOf(page, "2026-01-06")).toEqual([
		"9:00 AM",
		"10:00 AM",
		"12:00 PM",
		"2:00 PM",
		"4:00 PM",
	]);
	expect(timesOf(page, "2026-01-10")).toEqual(["9:00 AM", "10:00 AM"]);
});

test("the calendars keep the gym's own time, wherever the gym is", () => {
	const booking = (timeZone: string) =>
		pageOf("/widget/booking/x", { ...gym, timeZone });
	expect(booking("America/Los_Angeles")).toContain("Pacific Time");
	expect(booking("America/New_York")).toContain("Eastern Time");
	// 2 AM in New York is 11 PM of the day before in Los Angeles.
	expect(valuesOf(booking("America/Los_Angeles"), "day")[0]).toBe("2026-01-06");
	expect(valuesOf(booking("America/New_York"), "day")[0]).toBe("2026-01-07");
	expect(
		pageOf("/open/calendar", { ...gym, timeZone: "America/New_York" }),
	).toContain("Eastern Time");
});

test("whatever the day, the first day shown has times and the last has none", () => {
	for (let day = 10; day < 17; day += 1) {
		const page = pageOf("/widget/booking/x", gym, noonOf(`2026-05-${day}`));
		const days = valuesOf(page, "day");
		const daysWithTimes = [...page.matchAll(/data-times-of="([^"]+)"/g)].map(
			([, date]) => date,
		);
		expect(days).toHaveLength(6);
		expect(daysWithTimes).toEqual(days.slice(0, -1));
	}
});

test("only the visitor's choices are carried over, named as a visitor reads them", () => {
	const query =
		"session_minutes=75&healthy-snacks=no&utm_source=maps&gclid=1&silent=1&guarded=1";
	expect(pageOf(`/widget/form/x?${query}`)).toContain(
		"With your request: Session minutes: 75 · Healthy snacks: no<",
	);
	expect(pageOf("/widget/form/x?silent=1")).not.toContain("With your request");
});

test("a choice that a form asks for fills its field and is not asked twice", () => {
	const quote = pageOf(
		"/widget/form/corporate-quote?team_size=12&preferred_date=2026-02-03&message=Hello&estimate=%24500",
	);
	expect(valuesOf(quote, "team_size")).toEqual(["12"]);
	expect(valuesOf(quote, "preferred_date")).toEqual(["2026-02-03"]);
	expect(quote).toContain("required>Hello</textarea>");
	expect(quote).toContain("With your request: Estimate: $500<");
	const request = pageOf("/widget/form/prolabs?business_name=Ada+Inc");
	expect(valuesOf(request, "business_name")).toEqual(["Ada Inc"]);
	// A form without the field says it instead.
	expect(pageOf("/widget/form/contact?team_size=12")).toContain(
		"With your request: Team size: 12<",
	);
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

test("the live schedule has the classes of each day, and says why a day is closed", () => {
	const page = pageOf("/open/calendar", gym, noonOf("2026-11-24"));
	const rows = (day: string) => {
		const start = page.indexOf(`<caption>${day}</caption>`);
		const table = page.slice(start, page.indexOf("</table>", start));
		return [...table.matchAll(/<tr><td[^>]*>(.*?)<\/td>/g)].map(
			([, cell]) => cell,
		);
	};
	expect(rows("Wednesday, November 25")).toEqual([
		"6:30 – 8:00 AM",
		"5:00 – 6:30 PM",
		"6:30 – 8:00 PM",
	]);
	expect(rows("Thursday, November 26")).toEqual(["Closed: Thanksgiving"]);
	expect(rows("Saturday, November 28")).toEqual(["9:00 – 10:30 AM"]);
	expect(rows("Sunday, November 29")).toEqual(["No classes"]);
	expect(page).toContain("Week of Monday, November 23,");
	expect(page).toContain("7 of 16");
	expect(page).toContain("Full");
});

test.each([
	[200, "/"],
	[200, "/widget/booking/free-trial"],
	[200, `/widget/booking/${"a-1".repeat(21)}z`],
	[200, "/widget/form/contact"],
	[200, "/open/calendar"],
	[200, "/map/embed"],
	[200, "/embed/dQw4w9"],
	[200, "/store"],
	[200, "/store/"],
	[404, "/nothing"],
	[404, "/widget/booking/Free"],
	[404, "/widget/booking/a%2Fb"],
	[404, `/widget/form/${"a".repeat(65)}`],
	[404, "/browser/..%2Fserver.ts"],
])("answers %i, and says that it is the sandbox, at %s", (status, path) => {
	const answer = answerFor(new URL(path, "http://sandbox"), january6, gym);
	expect(answer.status).toBe(status);
	expect(answer.body).toContain(sandboxLabel);
});
