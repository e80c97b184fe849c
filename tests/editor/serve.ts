// Serves the editor over the content that CONTENT_DIR names, on any free port, and says where.
import { resolve } from "node:path";
import { startEditor } from "../../edit/editor.ts";

const { address, isSiteReady } = await startEditor({
	root: resolve(import.meta.dirname, "../.."),
	port: 0,
});
await isSiteReady;
console.log(`Editor at ${address}`);
