import { expect, test, vi } from "vitest";
import { createMessageHandler } from "./message-handler.ts";

test("a booking is reported once if its message arrives twice", () => {
	const complete = vi.fn();
	const receive = createMessageHandler({
		hasVisitorEntered: () => true,
		setHeight: () => {},
		params: {},
		url: () => "https://gym.example/pricing",
		respond: () => {},
		complete,
	});
	for (const _time of ["first", "second"])
		receive(["msgsndr-booking-complete", { fingerprint: "f1" }]);
	expect(complete).toHaveBeenCalledTimes(1);
});
