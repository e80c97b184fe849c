// `node tests/support/publish.ts FOLDER`: publishes the changes of a content folder.
import { publish } from "../../edit/publish-changes.ts";
import { recoverable } from "../../edit/recover.ts";

const folder = process.argv[2] ?? "";
await recoverable(folder, () =>
	publish(folder, { messageOf: () => "Mine", onConflict: async () => {} }),
);
