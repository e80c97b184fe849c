// Serves the editor for the content of CONTENT_DIR on a free port and prints its address.
import { startEditor } from "../../edit/editor.ts";

console.log(`Editor at ${await startEditor(0)}`);
