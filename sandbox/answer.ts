/** What the server sends. */
export type Answer = {
	status: number;
	contentType: string;
	body: string;
	headers?: Readonly<Record<string, string>>;
};

/** A page. */
export function htmlAnswer(body: string, status = 200): Answer {
	return { status, contentType: "text/html; charset=utf-8", body };
}

/** An SVG. */
export function drawingAnswer(body: string): Answer {
	return { status: 200, contentType: "image/svg+xml; charset=utf-8", body };
}

/** A script that any page may load. */
export function scriptAnswer(body: string): Answer {
	return {
		status: 200,
		contentType: "text/javascript; charset=utf-8",
		body,
		// Module scripts of a frame sandboxed without allow-same-origin are cross-origin even to their own server.
		headers: { "Access-Control-Allow-Origin": "*" },
	};
}

/** A sentence for whoever tests. */
export function textAnswer(
	status: number,
	text: string,
	headers: Answer["headers"] = {},
): Answer {
	return {
		status,
		contentType: "text/plain; charset=utf-8",
		body: `Sandbox: ${text}\n`,
		headers,
	};
}
