import { connect, createServer } from "node:net";
import { type Listening, listen } from "../../publish/listen.ts";

export type ConnectionOptions = {
	/** Milliseconds from a request to the first byte of its response, excluding server time. */
	roundTrip: number;
	bytesPerSecond: number;
	/** Initial congestion window in bytes: ten segments (RFC 6928). */
	firstWindow: number;
	stopsAfter?: number;
};

/** Lighthouse's slow 4G, with a standard initial window. */
export const slow4g: ConnectionOptions = {
	roundTrip: 150,
	bytesPerSecond: 1_600_000 / 8,
	firstWindow: 14_600,
};

const segmentBytes = 1460;

export type SlowConnection = Listening & {
	/**
	 * Returns the number of response bytes received before `at` (ms since 1970). Includes headers and
	 * TLS records, but not the TLS handshake.
	 */
	bytesBefore: (at: number) => number;
};

/**
 * A proxy that models TCP over a slow radio link: handshake, slow start, one shared downlink.
 * Browser throttling has no slow start, so it hides the cost of a larger first response.
 */
export async function createSlowConnection(
	serverPort: number,
	{
		roundTrip,
		bytesPerSecond,
		firstWindow,
		stopsAfter = Number.POSITIVE_INFINITY,
	}: ConnectionOptions = slow4g,
): Promise<SlowConnection> {
	const arrivals: { at: number; bytes: number }[] = [];
	let downlinkFreeAt = 0;

	const server = createServer({ noDelay: true }, (browser) => {
		const origin = connect(serverPort, "127.0.0.1").setNoDelay(true);
		// Adds the round trip of the TCP handshake, because the local handshake takes no time.
		const connectedAt = performance.now() + roundTrip;
		// Also counts the TLS handshake, which is the browser's first data; later data are requests.
		let requestsSeen = 0;
		let bytesSent = 0;
		const toServer = scheduleInOrder<Buffer>((bytes) => {
			requestsSeen += 1;
			origin.write(bytes);
		});
		browser.on("data", (bytes) =>
			toServer(Math.max(performance.now(), connectedAt) + roundTrip / 2, bytes),
		);

		const unsent: Buffer[] = [];
		let congestionWindow = firstWindow;
		let bytesInFlight = 0;
		let hasOriginEnded = false;
		const toBrowser = scheduleInOrder<Buffer>((bytes) => {
			if (requestsSeen > 1)
				arrivals.push({
					at: performance.timeOrigin + performance.now(),
					bytes: bytes.length,
				});
			browser.write(bytes);
			acknowledge(performance.now() + roundTrip / 2, bytes.length);
		});
		const acknowledge = scheduleInOrder<number>((bytes) => {
			bytesInFlight -= bytes;
			congestionWindow += bytes;
			send();
		});
		const send = () => {
			for (
				let [next] = unsent;
				next && bytesInFlight < congestionWindow;
				[next] = unsent
			) {
				const segment = next.subarray(
					0,
					Math.min(
						segmentBytes,
						congestionWindow - bytesInFlight,
						stopsAfter - bytesSent,
					),
				);
				if (segment.length === 0) return;
				if (requestsSeen > 1) bytesSent += segment.length;
				const rest = next.subarray(segment.length);
				if (rest.length > 0) unsent[0] = rest;
				else unsent.shift();
				bytesInFlight += segment.length;
				downlinkFreeAt =
					Math.max(performance.now(), downlinkFreeAt) +
					(segment.length / bytesPerSecond) * 1000;
				toBrowser(downlinkFreeAt + roundTrip / 2, segment);
			}
			if (hasOriginEnded && unsent.length === 0 && bytesInFlight === 0)
				browser.end();
		};
		origin.on("data", (bytes) => {
			unsent.push(bytes);
			send();
		});
		origin.on("end", () => {
			hasOriginEnded = true;
			send();
		});
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

function scheduleInOrder<Item>(
	deliver: (item: Item) => void,
): (at: number, item: Item) => void {
	const waiting: { at: number; item: Item }[] = [];
	let latest = 0;
	const wake = (at: number) =>
		setTimeout(deliverDue, Math.max(1, at - performance.now()));
	const deliverDue = () => {
		let [next] = waiting;
		while (next && next.at <= performance.now() + 0.5) {
			waiting.shift();
			deliver(next.item);
			[next] = waiting;
		}
		if (next) wake(next.at);
	};
	return (at, item) => {
		latest = Math.max(at, latest);
		waiting.push({ at: latest, item });
		if (waiting.length === 1) wake(latest);
	};
}
