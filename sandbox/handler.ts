import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type Answer, textAnswer } from "./answer.ts";
import { control, isControlPath, type SandboxState } from "./control.ts";
import { type Mode, modeOf, WrongMode } from "./modes.ts";
import { answerFor } from "./routes.ts";
import type { Timetable } from "./timetable.ts";

/** Enough for any test; keeps a sandbox that runs for weeks from growing. */
const logLength = 10_000;

/** Answers requests for as long as it lives; modes and log are its own. */
export function createHandler(timetable: Timetable) {
	const state: SandboxState = { modes: [], log: [] };

	return async (request: IncomingMessage, response: ServerResponse) => {
		const { method = "GET", url: path = "/" } = request;
		const url = URL.parse(`http://sandbox${path}`);
		if (url === null) {
			return reply(response, textAnswer(400, `not a path: ${path}`));
		}
		try {
			if (isControlPath(url.pathname)) {
				return reply(response, await control(request, url.pathname, state));
			}
			state.log = [...state.log.slice(1 - logLength), { method, path }];
			await answer(url, method, modeOf(url, state.modes), response, timetable);
		} catch (error) {
			reply(response, problem(error));
		}
	};
}

async function answer(
	url: URL,
	method: string,
	mode: Mode,
	response: ServerResponse,
	timetable: Timetable,
): Promise<void> {
	const isGone = await delay(mode.delay, response);
	if (isGone || mode.failure?.kind === "hang") return;
	if (mode.failure?.kind === "drop") {
		response.destroy();
		return;
	}
	if (mode.failure !== undefined) {
		const { status } = mode.failure;
		return reply(response, textAnswer(status, `${status}, as asked for.`));
	}
	if (method !== "GET" && method !== "HEAD") {
		const allow = { Allow: "GET, HEAD" };
		return reply(response, textAnswer(405, `no ${method} here.`, allow));
	}
	reply(response, answerFor(url, mode, Date.now(), timetable));
}

/** Waits, unless the visitor leaves or the sandbox closes before; says whether that happened. */
async function delay(
	milliseconds: number,
	response: ServerResponse,
): Promise<boolean> {
	if (milliseconds === 0) return false;
	const left = new AbortController();
	response.once("close", () => left.abort());
	try {
		await wait(milliseconds, undefined, { signal: left.signal });
		return false;
	} catch {
		return true;
	}
}

function problem(error: unknown): Answer {
	if (error instanceof WrongMode) return textAnswer(400, error.message);
	console.error(error);
	return textAnswer(500, "a mistake in the sandbox itself, see its output.");
}

function reply(response: ServerResponse, answer: Answer): void {
	response.writeHead(answer.status, {
		"Cache-Control": "no-store",
		"Content-Type": answer.contentType,
		"Content-Length": Buffer.byteLength(answer.body),
		...answer.headers,
	});
	// Node leaves the body out of an answer to HEAD.
	response.end(answer.body);
}
