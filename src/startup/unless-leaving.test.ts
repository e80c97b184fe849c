import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unlessLeaving } from "./unless-leaving.ts";

let page: EventTarget;

beforeEach(() => {
	page = new EventTarget();
	vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
	vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

afterEach(() => vi.unstubAllGlobals());

test("an error is reported", async () => {
	const onError = vi.fn();
	const cause = new Error("gone");
	await unlessLeaving(() => Promise.reject(cause), onError);
	expect(onError).toHaveBeenCalledWith(cause);
});

test("an error while the page is left is not reported", async () => {
	const onError = vi.fn();
	await unlessLeaving(async () => {
		page.dispatchEvent(new Event("beforeunload"));
		throw new Error("canceled");
	}, onError);
	expect(onError).not.toHaveBeenCalled();
});

test("no listener is left when it has loaded", async () => {
	const remove = vi.fn();
	vi.stubGlobal("removeEventListener", remove);
	await unlessLeaving(async () => {}, vi.fn());
	expect(remove).toHaveBeenCalledWith("beforeunload", expect.any(Function));
});
