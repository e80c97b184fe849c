import { expect, test } from "vitest";
import { readMode } from "./modes.ts";

test("without any mode the answer comes at once and all messages are posted", () => {
	expect(readMode({})).toEqual({
		delay: 0,
		failure: undefined,
		messages: "all",
		today: undefined,
		redirectUrl: undefined,
	});
});

test("a delay is 0 to 60000 whole milliseconds", () => {
	expect(readMode({ delay: "0" }).delay).toBe(0);
	expect(readMode({ delay: "60000" }).delay).toBe(60_000);
	for (const delay of ["60001", "-1", "1.5", "1e3", "", " 1", "soon"]) {
		expect(() => readMode({ delay }), delay).toThrow("delay: expected");
	}
});

test("a failure is a status from 400 to 599, a drop or a hang", () => {
	expect(readMode({ fail: "400" }).failure).toEqual({
		kind: "status",
		status: 400,
	});
	expect(readMode({ fail: "599" }).failure).toEqual({
		kind: "status",
		status: 599,
	});
	expect(readMode({ fail: "drop" }).failure).toEqual({ kind: "drop" });
	expect(readMode({ fail: "hang" }).failure).toEqual({ kind: "hang" });
	for (const fail of ["399", "600", "200", "", "crash"]) {
		expect(() => readMode({ fail }), fail).toThrow("fail: expected");
	}
});

test("silent is stronger than noise", () => {
	expect(readMode({ noise: "only" }).messages).toBe("noise");
	expect(readMode({ silent: "1" }).messages).toBe("none");
	expect(readMode({ silent: "1", noise: "only" }).messages).toBe("none");
	expect(() => readMode({ silent: "yes" })).toThrow("silent: expected");
	expect(() => readMode({ noise: "loud" })).toThrow("noise: expected");
});

test("today is a date that exists", () => {
	expect(readMode({ today: "2028-02-29" }).today).toBe("2028-02-29");
	for (const today of ["2026-02-29", "5 January", "2026-1-5", ""]) {
		expect(() => readMode({ today }), today).toThrow("today: expected");
	}
});

test("the top window is redirected to web addresses only, and only when asked", () => {
	const redirect_url = "https://gym.example/thank-you";
	expect(readMode({ redirect: "top", redirect_url }).redirectUrl).toBe(
		redirect_url,
	);
	expect(readMode({ redirect_url }).redirectUrl).toBeUndefined();
	for (const wrong of ["javascript:alert(1)", "/thank-you", "data:,x", ""]) {
		expect(
			readMode({ redirect: "top", redirect_url: wrong }).redirectUrl,
		).toBeUndefined();
	}
	expect(() => readMode({ redirect: "self" })).toThrow("redirect: expected");
});
