import { expect, test, vi } from "vitest";
import { conversation } from "./conversation.ts";
import type { Provider } from "./provider.ts";

/** Another provider, with words of its own. */
const northCalendar: Provider = {
	readMessage(data) {
		if (typeof data === "number") return { kind: "height", height: data };
		if (data === "params?")
			return { kind: "asksForParams", frameId: undefined };
		if (data === "booked") return { kind: "completed" };
		const [, url] = /^next (.+)$/.exec(String(data)) ?? [];
		return url ? { kind: "wantsUrl", url } : { kind: "other" };
	},
	paramsMessage: (params, page) => ({ north: params, page }),
	timeParams: { start: "from", end: "to" },
	restartScript: () => {},
};

function talk() {
	const page = {
		setHeight: vi.fn(),
		params: { utm_source: "maps" },
		address: () => "https://gym.example/pricing",
		answer: vi.fn(),
		complete: vi.fn(),
	};
	return { page, receive: conversation(northCalendar, page) };
}

test("a frame is as high as it asks, between 400 and 2400 px", () => {
	const { page, receive } = talk();
	for (const height of [3, 812.4, 99_999]) receive(height);
	expect(page.setHeight.mock.calls).toEqual([[400], [813], [2400]]);
});

test("a frame that asks for the page's parameters is answered in its provider's words", () => {
	const { page, receive } = talk();
	receive("params?");
	expect(page.answer).toHaveBeenCalledWith({
		north: { utm_source: "maps" },
		page: "https://gym.example/pricing",
	});
});

test("a booking is reported once, with the address that the provider would lead to", () => {
	const { page, receive } = talk();
	receive("next https://gym.example/thanks?from=9");
	for (const said of ["booked", "hello", "booked"]) receive(said);
	expect(page.complete.mock.calls).toEqual([
		["https://gym.example/thanks?from=9"],
	]);
});
