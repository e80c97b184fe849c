import { once } from "node:events";
import { connect, createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../publish/listen.ts";
import {
	type ConnectionOptions,
	createSlowConnection,
} from "./slow-connection.ts";

const fast = { roundTrip: 2, bytesPerSecond: 10_000_000, firstWindow: 14_600 };

const response = Buffer.from(
	Array.from({ length: 100_000 }, (_, index) => index % 251),
);

async function sendRequest(options: ConnectionOptions) {
	const server = createServer((socket) => {
		socket.on("error", () => undefined);
		socket.once("data", () => {
			socket.write("Hello");
			socket.once("data", () => socket.end(response));
		});
	});
	const { port, close } = await listen(server, 0);
	onTestFinished(close);
	const connection = await createSlowConnection(port, options);
	onTestFinished(connection.close);
	const socket = connect(connection.port, "127.0.0.1");
	await once(socket, "connect");
	socket.write("Hello");
	await once(socket, "data");
	socket.write("?");
	return { connection, socket };
}

test("a response of many windows arrives complete and is counted without the greeting", async () => {
	const { connection, socket } = await sendRequest(fast);
	expect((await buffer(socket)).equals(response)).toBe(true);
	expect(connection.bytesBefore(Number.POSITIVE_INFINITY)).toBe(
		response.length,
	);
	expect(connection.bytesBefore(0)).toBe(0);
});

test("a connection with stopsAfter delivers only that many bytes of a response", async () => {
	const { connection, socket } = await sendRequest({
		...fast,
		stopsAfter: 5000,
	});
	let received = Buffer.alloc(0);
	while (received.length < 5000) {
		const [bytes] = await once(socket, "data");
		received = Buffer.concat([received, bytes]);
	}
	expect(received.equals(response.subarray(0, 5000))).toBe(true);
	expect(connection.bytesBefore(Number.POSITIVE_INFINITY)).toBe(5000);
	socket.destroy();
});
