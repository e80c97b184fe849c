import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { oneAtATime } from "./one-at-a-time.ts";

async function lockFile(): Promise<string> {
	return join(await temporaryFolder(), "a.lock");
}

test("two that are begun together are done one after the other", async () => {
	const lock = await lockFile();
	const steps: string[] = [];
	const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
	const first = oneAtATime(lock, async () => {
		steps.push("first begins");
		await mayEnd;
		steps.push("first ends");
	});
	await expect.poll(() => steps).toEqual(["first begins"]);
	const second = oneAtATime(
		lock,
		async () => steps.push("second"),
		() => {
			steps.push("second waits");
			end();
		},
	);
	await Promise.all([first, second]);
	expect(steps).toEqual([
		"first begins",
		"second waits",
		"first ends",
		"second",
	]);
});

test("one that fails lets the next one begin", async () => {
	const lock = await lockFile();
	await expect(
		oneAtATime(lock, () => Promise.reject(new Error("broken"))),
	).rejects.toThrow("broken");
	expect(await oneAtATime(lock, async () => "done")).toBe("done");
});

test("one that was killed holds up nobody", async () => {
	const lock = await lockFile();
	// No system gives such a number to a process.
	await writeFile(lock, String(2 ** 30));
	expect(await oneAtATime(lock, async () => "done")).toBe("done");
});
