import { type RequestOptions, type Response, send } from "./responses.ts";

export type TextResponse = Omit<Response, "body"> & { text: string };
export type Send = (options: RequestOptions) => Promise<TextResponse>;

/** Sends a request as the editor's page does. */
export async function sendToEditor(
	origin: string,
	{ headers, ...options }: RequestOptions,
): Promise<TextResponse> {
	const { body, ...response } = await send(origin, {
		...options,
		headers: {
			...(options.method && {
				Origin: origin,
				"Content-Type": "application/json",
			}),
			...headers,
		},
	});
	return { ...response, text: body.toString() };
}

export async function read(send: Send, path: string) {
	return JSON.parse((await send({ path })).text);
}

export const readState = (send: Send) => read(send, "/api/state");

export function putDrafts(send: Send, body: string): Promise<TextResponse> {
	return send({ method: "PUT", path: "/api/drafts", body });
}

export async function save(send: Send): Promise<TextResponse> {
	const { versions } = await readState(send);
	const hashes = Object.entries<{ hash: string }[]>(versions).map(
		([path, list]) => [path, list.at(-1)?.hash],
	);
	const body = JSON.stringify(Object.fromEntries(hashes));
	return send({ method: "POST", path: "/api/save", body });
}
