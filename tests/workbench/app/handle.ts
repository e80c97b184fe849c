import type { PageHandle } from "#shell/page-handle.ts";

/** Every page of the workbench, the error page included, has a title to be announced by. */
export const workbench: PageHandle = {
	page: {
		head: {
			title: "Workbench",
			description: "",
			keywords: "",
			canonical: "",
			noindex: true,
		},
	},
};
