import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** Renders a page to complete HTML in the build: no streaming, so no scripts that move parts into place. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	// React Router asks for /pricing/ when it prerenders; the page's address is /pricing, as in the links to it.
	const { location } = context.staticHandlerContext;
	location.pathname = location.pathname.replace(/(.)\/$/, "$1");
	const { prelude } = await prerender(
		<ServerRouter context={context} url={request.url} />,
	);
	headers.set("Content-Type", "text/html");
	return new Response(prelude, { status, headers });
}
