import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createHandler } from "./handler.ts";
import { readTimetable, type Timetable } from "./timetable.ts";

type Options = {
	/** 0 takes any free port. */
	port: number;
	host?: string;
	/** The gym's own when left out. */
	timetable?: Timetable;
};

/** A sandbox that listens. */
export type Sandbox = {
	/** For example http://127.0.0.1:4174 */
	origin: string;
	close(): Promise<void>;
};

/** Starts a sandbox; throws when the port is taken or the content has no timetable. */
export async function startSandbox({
	port,
	host = "127.0.0.1",
	timetable = readTimetable(),
}: Options): Promise<Sandbox> {
	const server = createServer(createHandler(timetable));
	server.listen(port, host);
	try {
		await once(server, "listening");
	} catch (error) {
		throw cannotStart(error, port, host);
	}
	return { origin: originOf(server, host), close: () => close(server) };
}

function cannotStart(cause: unknown, port: number, host: string): unknown {
	if (!(cause instanceof Error && "code" in cause)) return cause;
	if (cause.code !== "EADDRINUSE") return cause;
	return new Error(
		`Port ${port} on ${host} is already in use, so the sandbox provider cannot start. Stop the program that uses it, or set SANDBOX_PORT to a free port.`,
		{ cause },
	);
}

function originOf(server: Server, host: string): string {
	const address = server.address();
	if (address === null || typeof address === "string") {
		throw new Error("The sandbox provider listens on no port.");
	}
	const name = host.includes(":") ? `[${host}]` : host;
	return `http://${name}:${address.port}`;
}

async function close(server: Server): Promise<void> {
	const closed = once(server, "close");
	server.close();
	// Requests that were asked to hang would keep the server open for ever.
	server.closeAllConnections();
	await closed;
}
