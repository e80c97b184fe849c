import { once } from "node:events";
import { connect, createServer } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { slowLine } from "./slow-line.ts";

const fast = { roundTrip: 2, rate: 10_000_000, firstWindow: 14_600 };
let answer = Buffer.alloc(0);
const server = createServer((socket) => {
	socket.on("error", () => undefined);
	socket.once("data", () => socket.end(answer));
});
let port = 0;

beforeEach(async () => {
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	port = typeof address === "object" && address ? address.port : 0;
});

afterEach(() => {
	server.close();
});

async function ask(linePort: number): Promise<Buffer> {
	const socket = connect(linePort, "127.0.0.1");
	socket.write("?");
	const parts: Buffer[] = [];
	socket.on("data", (part) => parts.push(part));
	await once(socket, "end");
	return Buffer.concat(parts);
}

test("an answer of many windows arrives whole and in order", async () => {
	answer = Buffer.from(
		Array.from({ length: 100_000 }, (_, index) => index % 251),
	);
	const line = await slowLine(port, fast);
	expect((await ask(line.port)).equals(answer)).toBe(true);
	expect(line.bytesBefore(Number.POSITIVE_INFINITY)).toBe(answer.length);
	expect(line.bytesBefore(0)).toBe(0);
	await line.close();
});
