import { isCalendarDate } from "../src/lib/calendar-date.ts";

/** How an answer goes wrong: with a status, a broken connection, or never. */
export type Failure =
	| { kind: "status"; status: number }
	| { kind: "drop" }
	| { kind: "hang" };

/** How one request is answered, and how the page behaves. */
export type Mode = {
	/** Milliseconds before the answer. */
	delay: number;
	failure: Failure | undefined;
	messages: "all" | "noise" | "none";
	/** Stands for the current date, so that a test sees the same days each year. */
	today: string | undefined;
	/** Where the top window is sent after submission, as with a redirect set up at the real provider. */
	redirectUrl: string | undefined;
};

/** A mode set for all requests whose path starts with `path`, by `POST /__mode`. */
export type StoredMode = {
	path: string;
	params: Readonly<Record<string, string>>;
};

const modeKeys: readonly string[] = [
	"delay",
	"fail",
	"silent",
	"noise",
	"today",
	"redirect",
	"redirect_url",
];

/** Milliseconds. */
export const longestDelay = 60_000;

/** The message is shown to whoever asked for the wrong mode. */
export class WrongMode extends Error {}

/** Whether a key of a query sets a mode. */
export function isModeKey(key: string): boolean {
	return modeKeys.includes(key);
}

/** The request's own query wins over stored modes; among those the newest wins. */
export function modeOf(url: URL, stored: readonly StoredMode[]): Mode {
	const params = stored
		.filter((mode) => url.pathname.startsWith(mode.path))
		.map((mode) => mode.params);
	return readMode(
		Object.assign({}, ...params, Object.fromEntries(url.searchParams)),
	);
}

/** Reads the mode out of a query's values; throws WrongMode for a value that is none. */
export function readMode(params: Readonly<Record<string, string>>): Mode {
	return {
		delay: readDelay(params.delay),
		failure: readFailure(params.fail),
		messages: readMessages(params.silent, params.noise),
		today: readToday(params.today),
		redirectUrl: readRedirect(params.redirect, params.redirect_url),
	};
}

/** Reads the body of `POST /__mode`; throws WrongMode when it is not one. */
export function readStoredMode(body: string): StoredMode {
	const { path, ...rest } = readObject(body);
	if (typeof path !== "string" || !path.startsWith("/")) {
		throw new WrongMode(
			'path: expected the start of a path, for example "/widget/booking/"',
		);
	}
	for (const key of Object.keys(rest)) {
		if (!isModeKey(key)) {
			throw new WrongMode(
				`${key}: not a mode, expected one of ${modeKeys.join(", ")}`,
			);
		}
	}
	const params = Object.fromEntries(
		Object.entries(rest).map(([key, value]) => [key, String(value)]),
	);
	readMode(params);
	return { path, params };
}

function readObject(body: string): Record<string, unknown> {
	const wrong = new WrongMode(
		'expected a JSON object, for example {"path": "/widget/booking/", "delay": 1000}',
	);
	try {
		const value: unknown = JSON.parse(body);
		if (typeof value !== "object" || value === null) throw wrong;
		return { ...value };
	} catch {
		throw wrong;
	}
}

function readDelay(text: string | undefined): number {
	if (text === undefined) return 0;
	const delay = /^\d+$/.test(text) ? Number(text) : Number.NaN;
	if (delay <= longestDelay) return delay;
	throw new WrongMode(
		`delay: expected whole milliseconds from 0 to ${longestDelay}, got "${text}"`,
	);
}

function readFailure(text: string | undefined): Failure | undefined {
	if (text === undefined) return undefined;
	if (text === "drop" || text === "hang") return { kind: text };
	if (/^[45]\d\d$/.test(text)) return { kind: "status", status: Number(text) };
	throw new WrongMode(
		`fail: expected a status from 400 to 599, "drop" or "hang", got "${text}"`,
	);
}

function readMessages(
	silent: string | undefined,
	noise: string | undefined,
): Mode["messages"] {
	if (silent !== undefined && silent !== "1") {
		throw new WrongMode(`silent: expected "1", got "${silent}"`);
	}
	if (noise !== undefined && noise !== "only") {
		throw new WrongMode(`noise: expected "only", got "${noise}"`);
	}
	if (silent) return "none";
	return noise ? "noise" : "all";
}

function readToday(text: string | undefined): string | undefined {
	if (text === undefined || isCalendarDate(text)) return text;
	throw new WrongMode(
		`today: expected a date such as 2026-01-05, got "${text}"`,
	);
}

function readRedirect(
	redirect: string | undefined,
	url: string | undefined,
): string | undefined {
	if (redirect === undefined) return undefined;
	if (redirect !== "top") {
		throw new WrongMode(`redirect: expected "top", got "${redirect}"`);
	}
	const protocol = URL.parse(url ?? "")?.protocol;
	return protocol === "http:" || protocol === "https:" ? url : undefined;
}
