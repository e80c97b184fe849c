import { expect, test } from "vitest";
import { bookedTimeQuery } from "./booked-time-query.ts";

const page = { origin: "https://gym.example", path: "/thank-you" };
const query = (redirectUrl?: string) => bookedTimeQuery(redirectUrl, page);

test.each([
	undefined,
	"",
	"/thank-you?start=2026-10-20T17:00",
	"https://gym.example/thank-you",
	"https://gym.example/thank-you?start=",
	"https://gym.example/pricing?start=2026-10-20T17:00",
	"https://other.example/thank-you?start=2026-10-20T17:00",
	"javascript:alert(1)",
])(
	"no booked time is read from the provider's redirect URL %s",
	(redirectUrl) => {
		expect(query(redirectUrl)).toBe("");
	},
);
