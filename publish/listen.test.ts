import { once } from "node:events";
import { connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

test("a server that is closed does not wait for whoever is connected", async () => {
	const server = createServer((socket) => socket.write("hello"));
	const { port, close } = await listen(server, 0);
	const visitor = connect(port, "127.0.0.1");
	await once(visitor, "data");
	await close();
	expect(server.listening).toBe(false);
});
