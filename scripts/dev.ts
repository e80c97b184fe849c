// `npm run dev`: serves the sandbox, and the site with live reload on http://localhost:4173.
import { createServer } from "vite";
import { startSandbox } from "../sandbox/server.ts";
import { runMain } from "./setup/command-error.mjs";
import { checkedPorts } from "./setup/ports.mjs";

await runMain(async () => {
	const ports = await checkedPorts("npm run dev");
	process.env.PROVIDER_ORIGIN = `http://localhost:${ports.sandbox}`;
	await startSandbox({ port: ports.sandbox });
	const server = await createServer({
		configLoader: "native",
		server: { port: ports.site, strictPort: true },
	});
	await server.listen();
	console.log(`
Site     http://localhost:${ports.site} (reloads on every change)
Sandbox  ${process.env.PROVIDER_ORIGIN} (stand-in for the booking provider)`);
	return undefined;
});
