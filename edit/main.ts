// The part of `npm run edit` that needs Node 24: serves the editor and opens it in the browser.
import { spawn } from "node:child_process";
import { CommandError, runMain } from "../scripts/setup/command-error.mjs";
import { startEditor } from "./editor.ts";

await runMain(async () => {
	const port = Number(process.env.PORT || 4175);
	const editorUrl = await startEditor(port).catch((error) => {
		if (error?.code !== "EADDRINUSE") throw error;
		throw new CommandError(
			`Port ${port} is already in use, so the editor cannot listen there.\nIf it is open already, go to http://127.0.0.1:${port}/; otherwise choose another port: PORT=${port + 100} npm run edit`,
		);
	});
	console.log(`
Editor  ${editorUrl}

Ctrl-C stops it. Nothing is written into content/ before you save.`);
	if (process.env.BROWSER !== "none") openBrowser(editorUrl);
	return undefined;
});

/** Ignores errors. Without a browser, the terminal still shows the address. */
function openBrowser(editorUrl: string) {
	const [command, ...args] =
		process.platform === "darwin"
			? ["open"]
			: process.platform === "win32"
				? ["cmd", "/c", "start", ""]
				: ["xdg-open"];
	spawn(command ?? "", [...args, editorUrl], {
		stdio: "ignore",
		detached: true,
	})
		.on("error", () => undefined)
		.unref();
}
