import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** Renders a page to complete HTML in the build: no streaming, so no scripts that move parts into place. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	const { prelude } = await prerender(
		<ServerRouter context={context} url={request.url} />,
	);
	headers.set("Content-Type", "text/html");
	return new Response(prelude, { status, headers });
}
