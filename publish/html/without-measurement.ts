import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Removes the code and styles of measurement from a build without a pixel (G-10). */
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
