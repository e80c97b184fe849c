/** What browser and page say in the console about an address that is missing; for test.use. */
export const notFoundNoise: {
	expectedNoise: [RegExp[], { scope: "test" }];
} = {
	expectedNoise: [
		[/status of 404 \(Not Found\)$/, /^warning: Page not found: \//],
		{ scope: "test" },
	],
};
