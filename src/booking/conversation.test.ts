import { expect, test, vi } from "vitest";
import { conversation } from "./conversation.ts";

function talk() {
	const page = {
		setHeight: vi.fn(),
		params: () => ({ utm_source: "maps" }),
		address: () => "https://gym.example/pricing",
		answer: vi.fn(),
		complete: vi.fn(),
	};
	return { page, receive: conversation(page) };
}

test("a frame is as high as it asks, between 400 and 2400 px", () => {
	const { page, receive } = talk();
	for (const height of [3, 812.4, 99_999])
		receive(["highlevel.setHeight", { height }]);
	expect(page.setHeight.mock.calls).toEqual([[400], [813], [2400]]);
});

test("a frame that asks for the page's parameters is answered in its provider's words", () => {
	const { page, receive } = talk();
	receive(["fetch-query-params", "embedded_iframe", "location", "frame-7"]);
	expect(page.answer).toHaveBeenCalledWith([
		"query-params",
		{ utm_source: "maps" },
		"https://gym.example/pricing",
		"",
		"frame-7",
	]);
});

test("a booking is reported once, with the address that the provider would lead to", () => {
	const { page, receive } = talk();
	receive(["modify-parent-url", "https://gym.example/thanks?start=9"]);
	for (const fingerprint of ["f1", "f1", "f2"])
		receive(["msgsndr-booking-complete", { fingerprint }]);
	expect(page.complete.mock.calls).toEqual([
		["https://gym.example/thanks?start=9"],
		["https://gym.example/thanks?start=9"],
	]);
});
