import { expect, test, vi } from "vitest";
import { createMessageHandler } from "./message-handler.ts";
import type { Provider } from "./provider.ts";

const northCalendar: Provider = {
	readMessage(data) {
		if (typeof data === "number") return { kind: "height", height: data };
		if (data === "params?")
			return { kind: "paramsRequested", frameId: undefined };
		if (data === "booked") return { kind: "completed" };
		const [, id] = /^contact (.+)$/.exec(String(data)) ?? [];
		if (id) return { kind: "contactKnown", id };
		const [, url] = /^next (.+)$/.exec(String(data)) ?? [];
		return url ? { kind: "redirectRequested", url } : { kind: "other" };
	},
	paramsMessage: (params, page) => ({ north: params, page }),
	timeParams: { start: "from", end: "to" },
	restartScript: () => {},
};

function connect({ hasVisitorEntered = false } = {}) {
	const page = {
		hasVisitorEntered: () => hasVisitorEntered,
		setHeight: vi.fn(),
		params: { utm_source: "maps" },
		url: () => "https://gym.example/pricing",
		respond: vi.fn(),
		complete: vi.fn(),
	};
	return { page, receive: createMessageHandler(northCalendar, page) };
}

test("a frame is as high as it asks, between 400 and 2400 px", () => {
	const { page, receive } = connect();
	for (const height of [3, 812.4, 99_999]) receive(height);
	expect(page.setHeight.mock.calls).toEqual([[400], [813], [2400]]);
});

test("a frame that asks for the page's parameters is answered in its provider's words", () => {
	const { page, receive } = connect();
	receive("params?");
	expect(page.respond).toHaveBeenCalledWith({
		north: { utm_source: "maps" },
		page: "https://gym.example/pricing",
	});
});

test("a booking is reported once, with the address that the provider would redirect to", () => {
	const { page, receive } = connect();
	receive("next https://gym.example/thanks?from=9");
	for (const message of ["booked", "hello", "booked"]) receive(message);
	expect(page.complete.mock.calls).toEqual([
		["https://gym.example/thanks?from=9"],
	]);
});

test("a new contact completes a form once the visitor has entered the frame", () => {
	const { page, receive } = connect({ hasVisitorEntered: true });
	for (const id of ["a", "b", "a"]) receive(`contact ${id}`);
	expect(page.complete).toHaveBeenCalledTimes(1);
});

test("a contact that is known before the visitor enters the frame completes nothing", () => {
	let hasVisitorEntered = false;
	const { page } = connect();
	const receive = createMessageHandler(northCalendar, {
		...page,
		hasVisitorEntered: () => hasVisitorEntered,
	});
	receive("contact a");
	hasVisitorEntered = true;
	receive("contact a");
	expect(page.complete).not.toHaveBeenCalled();
});
