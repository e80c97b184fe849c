import { createServer } from "node:http";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

test("a closed server answers no request, even on a kept-alive connection", async () => {
	const server = createServer((_request, response) => response.end("here"));
	const { port, close } = await listen(server, 0);
	const origin = `http://127.0.0.1:${port}`;
	expect(await (await fetch(origin)).text()).toBe("here");
	await close();
	await expect(fetch(origin)).rejects.toThrow();
});
