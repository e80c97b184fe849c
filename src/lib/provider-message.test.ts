import { describe, expect, test } from "vitest";
import { readProviderMessage } from "./provider-message.ts";

describe("heights", () => {
	test.each([
		["[iFrameSizer]inline-1:812.4:640:init", 813],
		[["highlevel.setHeight", { height: 700, id: "x" }], 700],
		[{ type: "booking-app", height: 650 }, 650],
	])("%j asks for a height", (data, height) => {
		expect(readProviderMessage(data)).toEqual({ kind: "height", height });
	});

	test("are kept between 400 and 2400 px", () => {
		expect(readProviderMessage(["highlevel.setHeight", { height: 3 }])).toEqual(
			{ kind: "height", height: 400 },
		);
		expect(
			readProviderMessage(["highlevel.setHeight", { height: 99999 }]),
		).toEqual({ kind: "height", height: 2400 });
	});

	test.each([
		[["highlevel.setHeight", { height: "tall" }]],
		[["highlevel.setHeight"]],
		["[iFrameSizer]x:NaN:1:a"],
	])("%j is not a height", (data) => {
		expect(readProviderMessage(data)).toEqual({ kind: "other" });
	});
});

describe("completion", () => {
	test("a booking is complete once, by its fingerprint", () => {
		expect(
			readProviderMessage([
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
		expect(readProviderMessage(data).kind).toBe("completed");
	});
});

test("a request for the page's parameters names the frame that asks", () => {
	expect(
		readProviderMessage([
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
	expect(
		readProviderMessage(["modify-parent-url", "https://x.example/a"]),
	).toEqual({
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
	expect(readProviderMessage(data)).toEqual({ kind: "other" });
});
