import { once } from "node:events";
import {
	type AddressInfo,
	createServer,
	type Server,
	type Socket,
} from "node:net";

export type Listening = {
	port: number;
	/** Closes the server and all connections, including keep-alive ones. */
	close: () => Promise<void>;
};

/**
 * Starts a server of any protocol on 127.0.0.1; port 0 selects a free port. Rejects if the port is
 * in use.
 */
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

export async function freePort(): Promise<number> {
	const { port, close } = await listen(createServer(), 0);
	await close();
	return port;
}
