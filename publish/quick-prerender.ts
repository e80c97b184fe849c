import type { Plugin } from "vite";

const paths = /export const prerender = \[.*\];/;

/**
 * For each page that React Router makes, its handler compares the address with all that are to be made, one by one
 * (8.4): with thousands of articles that takes longer than the pages. The handler serves the build alone, which asks
 * for nothing else, so it may take any address for one of them. Other servers never see it (ssr: false).
 */
export function quickPrerender(): Plugin {
	return {
		name: "quick-prerender",
		apply: "build",
		transform(code, id) {
			if (!id.includes("virtual:react-router/server-build")) return undefined;
			if (!paths.test(code))
				throw new Error(
					"React Router no longer lists the pages as before: look at publish/quick-prerender.ts",
				);
			return {
				code: code.replace(
					paths,
					"export const prerender = { length: 1, some: () => true };",
				),
				map: null,
			};
		},
	};
}
