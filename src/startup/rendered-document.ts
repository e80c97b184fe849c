/**
 * Throws when the document was not rendered by this build: React Router's hand-over is missing, so there is nothing
 * to take over (ERR-05).
 */
export function assertRenderedDocument(page: object): void {
	if ("__reactRouterContext" in page) return;
	throw new Error(
		"The site cannot start: the document holds no __reactRouterContext, so it was not rendered by this build. Serve the HTML files of build/client as they are.",
	);
}
