export type Answer = {
	status: number;
	contentType: string;
	body: string;
	headers?: Readonly<Record<string, string>>;
};

export function htmlAnswer(body: string, status = 200): Answer {
	return { status, contentType: "text/html; charset=utf-8", body };
}

export function drawingAnswer(body: string): Answer {
	return { status: 200, contentType: "image/svg+xml; charset=utf-8", body };
}

export function scriptAnswer(body: string): Answer {
	return {
		status: 200,
		contentType: "text/javascript; charset=utf-8",
		body,
		// Module scripts of a frame sandboxed without allow-same-origin are cross-origin even to their own server.
		headers: { "Access-Control-Allow-Origin": "*" },
	};
}

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

export function jsonAnswer(value: unknown): Answer {
	return {
		status: 200,
		contentType: "application/json; charset=utf-8",
		body: JSON.stringify(value),
	};
}
