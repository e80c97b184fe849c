/** The pages of the workbench, beside the site's own home page. */
export const workbenchPaths = [
	"/dialogs",
	"/carousels",
	"/galleries",
	"/gallery-states",
	"/toasts",
	"/broken",
];
