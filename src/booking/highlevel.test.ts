import { expect, test } from "vitest";
import { readMessage } from "./highlevel.ts";

test.each([
	["[iFrameSizer]inline-1:812.4:640:init", 812.4],
	[["highlevel.setHeight", { height: 700, id: "x" }], 700],
	[{ type: "booking-app", height: 650 }, 650],
])("the message %j requests a height", (message, height) => {
	expect(readMessage(message)).toEqual({ kind: "height", height });
});

test("a message about a contact returns the contact's id without reading its data", () => {
	const contact = new Proxy(["set-sticky-contacts", "_ud", "{}", "l", "id-1"], {
		get(target, key) {
			if (key === "2") throw new Error("The contact was read");
			return Reflect.get(target, key);
		},
	});
	expect(readMessage(contact)).toEqual({ kind: "contactKnown", id: "id-1" });
});

test.each([
	["[iFrameSizer]x:NaN:1:a"],
	[["highlevel.setHeight", { height: "tall" }]],
	[["highlevel.setHeight"]],
	["[iFrameResizerChild]Ready"],
	[["set-sticky-contacts", "_ud", '{"email":"a@b.example"}']],
	[["set-sticky-contacts", "embedded_iframe_1", "x", "l", "id-1"]],
	[["fetch-sticky-contacts", "location"]],
	[null],
	[undefined],
	[42],
	[{}],
	[[]],
])("EMBED-08 the message %j is ignored", (message) => {
	expect(readMessage(message)).toEqual({ kind: "other" });
});
