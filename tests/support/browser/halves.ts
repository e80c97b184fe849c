import { createServer } from "node:http";
import { listen } from "../../../publish/listen.ts";
import { siteOrigin } from "../sites/sites.ts";

/** Serves each page up to `words`, and the rest when the returned function is called. */
export async function serveInHalves(words: string) {
	const { promise: rest, resolve: finish } = Promise.withResolvers<void>();
	const server = createServer(async ({ url = "" }, response) => {
		const answer = await fetch(new URL(url, siteOrigin));
		const type = answer.headers.get("content-type") ?? "";
		response.setHeader("content-type", type);
		if (!type.startsWith("text/html")) {
			response.end(Buffer.from(await answer.arrayBuffer()));
			return;
		}
		const page = await answer.text();
		const middle = page.indexOf(words);
		response.write(page.slice(0, middle));
		await rest;
		response.end(page.slice(middle));
	});
	const { port, close } = await listen(server, 0);
	return { origin: `http://localhost:${port}`, finish, close };
}
