// Serves the editor over the content that CONTENT_DIR names, on any free port, and says where.
import { startEditor } from "../../edit/editor.ts";

const { address } = await startEditor(0);
console.log(`Editor at ${address}`);
