import { startSandbox } from "./server.ts";

try {
	const sandbox = await startSandbox({ port: readPort() });
	console.log(`Sandbox provider: ${sandbox.origin} (nothing is really booked)`);
	process.once("SIGINT", sandbox.close);
	process.once("SIGTERM", sandbox.close);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

function readPort(): number {
	const { SANDBOX_PORT: text = "4174" } = process.env;
	const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
	if (port <= 65_535) return port;
	throw new Error(
		`SANDBOX_PORT: expected a port from 0 to 65535, got "${text}"`,
	);
}
