import { describe, expect, test } from "vitest";
import { highLevel } from "./high-level.ts";

const { readMessage } = highLevel;

describe("heights", () => {
	test.each([
		["[iFrameSizer]inline-1:812.4:640:init", 812.4],
		[["highlevel.setHeight", { height: 700, id: "x" }], 700],
		[{ type: "booking-app", height: 650 }, 650],
	])("%j asks for a height", (data, height) => {
		expect(readMessage(data)).toEqual({ kind: "height", height });
	});

	test.each([
		[["highlevel.setHeight", { height: "tall" }]],
		[["highlevel.setHeight"]],
		["[iFrameSizer]x:NaN:1:a"],
	])("%j is not a height", (data) => {
		expect(readMessage(data)).toEqual({ kind: "other" });
	});
});

describe("completion", () => {
	test("a booking is complete once, by its fingerprint", () => {
		expect(
			readMessage([
				"msgsndr-booking-complete",
				{ fingerprint: "f1", calendarId: "c" },
			]),
		).toEqual({
			kind: "completed",
			fingerprint: "f1",
		});
	});

	test.each([
		[{ type: "form:submit", formId: "quote" }],
		[{ event: "form_submitted" }],
		["FORM_SUBMITTED"],
	])("%j completes a form", (data) => {
		expect(readMessage(data).kind).toBe("completed");
	});
});

test("a request for the page's parameters names the frame that asks", () => {
	expect(
		readMessage([
			"fetch-query-params",
			"embedded_iframe",
			"location",
			"frame-7",
		]),
	).toEqual({
		kind: "asksForParams",
		frameId: "frame-7",
	});
});

test("a wish to change the page's address is only reported", () => {
	expect(readMessage(["modify-parent-url", "https://x.example/a"])).toEqual({
		kind: "wantsUrl",
		url: "https://x.example/a",
	});
});

test.each([
	["[iFrameResizerChild]Ready"],
	[
		[
			"set-sticky-contacts",
			"_ud",
			'{"email":"a@b.example"}',
			"location",
			"uuid",
		],
	],
	[["fetch-sticky-contacts", "location"]],
	[null],
	[undefined],
	[42],
	[{}],
	[[]],
])("EMBED-08 %j is noise: nothing is read from it", (data) => {
	expect(readMessage(data)).toEqual({ kind: "other" });
});

test("the page's parameters go to the frame that asked", () => {
	expect(
		highLevel.paramsMessage({ a: "1" }, "https://gym.example/x", "frame-7"),
	).toEqual([
		"query-params",
		{ a: "1" },
		"https://gym.example/x",
		"",
		"frame-7",
	]);
});
