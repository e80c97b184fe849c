// The part of `npm run edit` that needs Node 24: serves the editor and opens it in the browser.
import { spawn } from "node:child_process";
import { Problem, runMain } from "../scripts/setup/problem.mjs";
import { startEditor } from "./editor.ts";

await runMain(async () => {
	const port = Number(process.env.PORT || 4175);
	const address = await startEditor(port).catch((error) => {
		if (error?.code !== "EADDRINUSE") throw error;
		throw new Problem(
			`Port ${port} is already in use, so the editor cannot listen there.\nIf it is open already, go to http://127.0.0.1:${port}/; otherwise choose another port: PORT=${port + 100} npm run edit`,
		);
	});
	console.log(`
Editor  ${address}

Ctrl-C stops it. Nothing is written into content/ before you save.`);
	if (process.env.BROWSER !== "none") openBrowser(address);
	return undefined;
});

/** Ignores errors. Without a browser, the terminal still shows the address. */
function openBrowser(address: string) {
	const [command, ...args] =
		process.platform === "darwin"
			? ["open"]
			: process.platform === "win32"
				? ["cmd", "/c", "start", ""]
				: ["xdg-open"];
	spawn(command ?? "", [...args, address], { stdio: "ignore", detached: true })
		.on("error", () => undefined)
		.unref();
}
