// `npm run dev`: the site with reload on http://localhost:4173 and the sandbox provider beside it.
import { createServer } from "vite";
import { startSandbox } from "../sandbox/server.ts";
import { checkPorts, readPorts } from "./setup/ports.mjs";
import { runMain } from "./setup/problem.mjs";

await runMain(async () => {
	const ports = readPorts(process.env, "npm run dev");
	await checkPorts(ports);
	process.env.PROVIDER_ORIGIN = `http://localhost:${ports.sandbox.port}`;
	await startSandbox({ port: ports.sandbox.port });
	const server = await createServer({
		server: { port: ports.site.port, strictPort: true },
	});
	await server.listen();
	console.log(`
Site     http://localhost:${ports.site.port} (reloads on every change)
Sandbox  ${process.env.PROVIDER_ORIGIN} (stand-in for the booking provider)`);
	return undefined;
});
