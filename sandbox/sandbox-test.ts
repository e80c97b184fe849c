import { test as base } from "vitest";
import { startSandbox } from "./server.ts";

/** A test with a sandbox of its own on a free port. */
export const test = base
	.extend("port", 0)
	.extend("origin", async ({ port }, { onCleanup }) => {
		const sandbox = await startSandbox({ port });
		onCleanup(sandbox.close);
		return sandbox.origin;
	});

export async function pageAt(url: string): Promise<string> {
	return (await fetch(url)).text();
}
