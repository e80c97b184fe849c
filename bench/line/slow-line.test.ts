import { once } from "node:events";
import { connect, createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../publish/listen.ts";
import { slowLine } from "./slow-line.ts";

const fast = { roundTrip: 2, rate: 10_000_000, firstWindow: 14_600 };

test("an answer of many windows arrives whole and in order", async () => {
	const answer = Buffer.from(
		Array.from({ length: 100_000 }, (_, index) => index % 251),
	);
	const server = createServer((socket) => {
		socket.on("error", () => undefined);
		socket.once("data", () => socket.end(answer));
	});
	const { port, close } = await listen(server, 0);
	onTestFinished(close);
	const line = await slowLine(port, fast);
	onTestFinished(line.close);

	const socket = connect(line.port, "127.0.0.1");
	await once(socket, "connect");
	socket.write("?");
	expect((await buffer(socket)).equals(answer)).toBe(true);
	expect(line.bytesBefore(Number.POSITIVE_INFINITY)).toBe(answer.length);
	expect(line.bytesBefore(0)).toBe(0);
});
