/**
 * Sends a request to the editor's server. Throws an Error with the server's message, or with advice
 * if the server is unreachable.
 */
export async function api<Result>(
	method: "GET" | "PUT" | "POST",
	what: string,
	sent?: unknown,
): Promise<Result> {
	const isFile = sent instanceof Blob;
	const body = isFile ? sent : JSON.stringify(sent);
	const type = isFile ? "application/octet-stream" : "application/json";
	const response = await fetch(`/api/${what}`, {
		method,
		signal: AbortSignal.timeout(isFile || method === "POST" ? 300_000 : 30_000),
		...(method === "GET" ? {} : { body, headers: { "Content-Type": type } }),
	}).catch(() => {
		const isLocal = ["127.0.0.1", "localhost"].includes(location.hostname);
		throw new Error(
			`The editor cannot be reached: ${isLocal ? "start it again with npm run edit" : "check the network"}.`,
		);
	});
	// If the editor's server is down or the login has ended, the proxy responds without JSON.
	const responseBody = await response.json().catch(() => {
		throw new Error(`The editor could not be reached (${response.status}).`);
	});
	if (!response.ok) throw new Error(responseBody.refused);
	return responseBody;
}

export function errorMessage(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
