import { once } from "node:events";
import { open, writeFile } from "node:fs/promises";
import { connect, constants, createServer } from "node:http2";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { listen } from "./listen.ts";
import { siteHandler } from "./server.ts";

test("a canceled HTTP/2 request logs no error and leaves no file open", async () => {
	const dir = await temporaryFolder();
	await writeFile(join(dir, "small.txt"), "small");
	await writeFile(join(dir, "large.txt"), "x".repeat(5_000_000));
	const rules = { headers: [], redirects: [] };
	const server = createServer(siteHandler({ folder: dir, rules }));
	const { port } = await listen(server, 0);
	const session = connect(`http://127.0.0.1:${port}`);
	onTestFinished(() => {
		session.close();
		server.close();
	});
	const consoleError = vi.spyOn(console, "error").mockReturnValue(undefined);
	// Opens the connection before the first measurement, because it uses file descriptors, too.
	await text(session.request({ ":path": "/small.txt" }));
	const before = await freeDescriptor();
	// Lets each request run one turn of the event loop longer than the one before, then aborts it.
	for (let steps = 0; steps < 20; steps += 1) {
		const streamClosed = once(server, "stream").then(([stream]) =>
			once(stream, "close"),
		);
		const stream = session.request({ ":path": "/large.txt" });
		for (let step = 0; step < steps; step += 1) await setImmediate();
		stream.close(constants.NGHTTP2_CANCEL);
		await streamClosed;
	}
	expect(await text(session.request({ ":path": "/small.txt" }))).toBe("small");
	await expect.poll(freeDescriptor).toBeLessThanOrEqual(before);
	expect(consoleError).not.toHaveBeenCalled();
	consoleError.mockRestore();
});

/** Returns the lowest free file descriptor, which rises if a file is left open. */
async function freeDescriptor(): Promise<number> {
	await using file = await open(import.meta.filename);
	return file.fd;
}
