import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unlessLeaving } from "./unless-leaving.ts";

let page: EventTarget;

beforeEach(() => {
	vi.useFakeTimers();
	page = new EventTarget();
	vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
	vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("an error is reported", async () => {
	const onError = vi.fn();
	const cause = new Error("gone");
	const loading = unlessLeaving(() => Promise.reject(cause), onError);
	await vi.runAllTimersAsync();
	await loading;
	expect(onError).toHaveBeenCalledWith(cause);
});

test("an error after beforeunload is not reported", async () => {
	const onError = vi.fn();
	await unlessLeaving(async () => {
		page.dispatchEvent(new Event("beforeunload"));
		throw new Error("canceled");
	}, onError);
	expect(onError).not.toHaveBeenCalled();
});

test.each(["beforeunload", "pagehide"])(
	"an error shortly before %s is not reported",
	async (type) => {
		const onError = vi.fn();
		const loading = unlessLeaving(
			() => Promise.reject(new Error("canceled")),
			onError,
		);
		await vi.advanceTimersByTimeAsync(0);
		page.dispatchEvent(new Event(type));
		await vi.runAllTimersAsync();
		await loading;
		expect(onError).not.toHaveBeenCalled();
	},
);

test("the beforeunload listener is removed after loading", async () => {
	const remove = vi.fn();
	vi.stubGlobal("removeEventListener", remove);
	await unlessLeaving(async () => {}, vi.fn());
	expect(remove).toHaveBeenCalledWith("beforeunload", expect.any(Function));
});
