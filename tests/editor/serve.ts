// Serves the editor over the content that CONTENT_DIR names, on any free port, and says where.
import { startEditor } from "../../edit/editor.ts";

console.log(`Editor at ${await startEditor(0)}`);
