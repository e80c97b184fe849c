import { connect, createServer } from "node:net";
import { type Listening, listen } from "../../publish/listen.ts";

/** Ways of a byte between the phone and the server. Times in ms, rates in bytes a second. */
export type LineOptions = {
	/** From a request's departure to the first byte of its answer, without the server's own time. */
	roundTrip: number;
	/** What all connections of the visit share. */
	rate: number;
	/** Bytes that a new connection may send before the other side has acknowledged any: ten segments (RFC 6928). */
	firstWindow: number;
	/** Bytes after which a connection's answers stop for good: what shows then needs no more. All come when left out. */
	stopsAfter?: number;
};

/** Slow 4G, as Lighthouse has it. */
export const slow4g: LineOptions = {
	roundTrip: 150,
	rate: 1_600_000 / 8,
	firstWindow: 14_600,
};

/** The payload of one segment, bytes. */
const segmentSize = 1460;

export type SlowLine = Listening & {
	/** Bytes of answers that have arrived at the browser before the moment: headers and TLS, but for its handshake. `at`: ms since 1970. */
	bytesBefore: (at: number) => number;
};

/**
 * A line in front of a local server that behaves as TCP does over a slow radio link: a handshake, slow start, and one
 * downlink for all connections. TLS and HTTP pass through it as they are. A browser's own throttle knows no slow start,
 * so it hides what a bigger first response costs.
 */
export async function slowLine(
	serverPort: number,
	{
		roundTrip,
		rate,
		firstWindow,
		stopsAfter = Number.POSITIVE_INFINITY,
	}: LineOptions = slow4g,
): Promise<SlowLine> {
	const arrivals: { at: number; bytes: number }[] = [];
	let downlinkFreeAt = 0;

	const server = createServer({ noDelay: true }, (browser) => {
		const origin = connect(serverPort, "127.0.0.1").setNoDelay(true);
		// The local handshake took no time; the first byte of the visitor waits for the one that it stands for.
		const connectedAt = performance.now() + roundTrip;
		// The browser's first words open TLS, the next ones ask for something.
		let heard = 0;
		let answered = 0;
		const toServer = inOrder<Buffer>((bytes) => {
			heard += 1;
			origin.write(bytes);
		});
		browser.on("data", (bytes) =>
			toServer(Math.max(performance.now(), connectedAt) + roundTrip / 2, bytes),
		);

		const unsent: Buffer[] = [];
		let mayBeOut = firstWindow;
		let out = 0;
		let hasEnded = false;
		const toBrowser = inOrder<Buffer>((bytes) => {
			if (heard > 1)
				arrivals.push({
					at: performance.timeOrigin + performance.now(),
					bytes: bytes.length,
				});
			browser.write(bytes);
			acknowledge(performance.now() + roundTrip / 2, bytes.length);
		});
		const acknowledge = inOrder<number>((bytes) => {
			out -= bytes;
			// Slow start: each acknowledged segment makes room for two.
			mayBeOut += bytes;
			send();
		});
		const send = () => {
			for (let [next] = unsent; next && out < mayBeOut; [next] = unsent) {
				const segment = next.subarray(
					0,
					Math.min(segmentSize, mayBeOut - out, stopsAfter - answered),
				);
				if (segment.length === 0) return;
				if (heard > 1) answered += segment.length;
				const rest = next.subarray(segment.length);
				if (rest.length > 0) unsent[0] = rest;
				else unsent.shift();
				out += segment.length;
				downlinkFreeAt =
					Math.max(performance.now(), downlinkFreeAt) +
					(segment.length / rate) * 1000;
				toBrowser(downlinkFreeAt + roundTrip / 2, segment);
			}
			if (hasEnded && unsent.length === 0 && out === 0) browser.end();
		};
		origin.on("data", (bytes) => {
			unsent.push(bytes);
			send();
		});
		origin.on("end", () => {
			hasEnded = true;
			send();
		});
		// What breaks one end ends the other.
		for (const socket of [browser, origin])
			socket.on("error", () => {
				browser.destroy();
				origin.destroy();
			});
		browser.once("close", () => origin.destroy());
	});
	return {
		...(await listen(server, 0)),
		bytesBefore: (moment) =>
			arrivals
				.filter(({ at }) => at < moment)
				.reduce((sum, { bytes }) => sum + bytes, 0),
	};
}

/** Hands things on at their time (ms of `performance.now()`), never one before an earlier one. */
function inOrder<Thing>(
	deliver: (thing: Thing) => void,
): (at: number, thing: Thing) => void {
	const waiting: { at: number; thing: Thing }[] = [];
	let latest = 0;
	const wake = (at: number) =>
		setTimeout(deliverDue, Math.max(1, at - performance.now()));
	const deliverDue = () => {
		let [next] = waiting;
		while (next && next.at <= performance.now() + 0.5) {
			waiting.shift();
			deliver(next.thing);
			[next] = waiting;
		}
		if (next) wake(next.at);
	};
	return (at, thing) => {
		latest = Math.max(at, latest);
		waiting.push({ at: latest, thing });
		if (waiting.length === 1) wake(latest);
	};
}
