import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Leaves measurement out of a build, code and styles: a site without a pixel has not a byte of it (G-10). */
export function withoutMeasurement(): Plugin {
	return {
		name: "without-measurement",
		enforce: "pre",
		resolveId: {
			filter: { id: /^#measurement\/(measurement|privacy-control)\.tsx$/ },
			handler: () => resolve("src/measurement/no-measurement.ts"),
		},
	};
}
