import { describe, expect, test } from "vitest";
import { bookedTimeQuery } from "./booked-time-query.ts";

describe("the time in the address that a provider would lead to", () => {
	const page = { origin: "https://gym.example", path: "/thank-you" };
	const query = (wanted?: string) => bookedTimeQuery(wanted, page);

	test.each([
		undefined,
		"",
		"/thank-you?start=2026-10-20T17:00",
		"https://gym.example/thank-you",
		"https://gym.example/thank-you?start=",
		"https://gym.example/pricing?start=2026-10-20T17:00",
		"https://other.example/thank-you?start=2026-10-20T17:00",
		"javascript:alert(1)",
	])("is nothing in %s", (wanted) => {
		expect(query(wanted)).toBe("");
	});
});
