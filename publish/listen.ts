import { once } from "node:events";
import {
	type AddressInfo,
	createServer,
	type Server,
	type Socket,
} from "node:net";

/** A server that listens on this machine alone. */
export type Listening = {
	port: number;
	/** Ends the server and all its connections, those too that a browser would keep. */
	close: () => Promise<void>;
};

/** Starts a server of any protocol on a port of 127.0.0.1; 0 takes a free one. Throws when the port is taken. */
export async function listen(server: Server, port: number): Promise<Listening> {
	const sockets = new Set<Socket>();
	server.on("connection", (socket: Socket) => {
		sockets.add(socket);
		socket.once("close", () => sockets.delete(socket));
	});
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	return {
		port: (server.address() as AddressInfo).port,
		close: async () => {
			const closed = once(server, "close");
			server.close();
			for (const socket of sockets) socket.destroy();
			await closed;
		},
	};
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
	const [port = 0] = await freePorts(1);
	return port;
}

/** Different ports that nobody listens on. */
export async function freePorts(count: number): Promise<number[]> {
	const listening = await Promise.all(
		Array.from({ length: count }, () => listen(createServer(), 0)),
	);
	await Promise.all(listening.map(({ close }) => close()));
	return listening.map(({ port }) => port);
}
