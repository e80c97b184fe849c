/** What browser and page say in the console about an address that is missing. */
export const notFoundNoise = [
	/status of 404 \(Not Found\)$/,
	/^warning: Page not found: \//,
];
