import { createServer } from "node:net";
import { Problem } from "./problem.mjs";

/**
 * @typedef {object} PortUse
 * @property {"PORT" | "SANDBOX_PORT"} variable The environment variable that sets it.
 * @property {string} user What listens there, as a message names it.
 * @property {number} port
 *
 * @typedef {object} Ports
 * @property {PortUse} site
 * @property {PortUse} sandbox
 * @property {string} command What messages advise to run with another port.
 */

/**
 * The two ports from the environment.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [command]
 * @returns {Ports}
 */
export function readPorts(env, command = "npm start") {
	/** @type {Ports} */
	const ports = {
		site: {
			variable: "PORT",
			user: "the site",
			port: readPort("PORT", env.PORT, 4173),
		},
		sandbox: {
			variable: "SANDBOX_PORT",
			user: "the stand-in for the booking provider",
			port: readPort("SANDBOX_PORT", env.SANDBOX_PORT, 4174),
		},
		command,
	};
	if (ports.site.port === ports.sandbox.port) {
		throw new Problem(
			`PORT and SANDBOX_PORT are both ${ports.site.port}, but the site and the stand-in for the booking provider each need a port of their own.\nSet one of them to another number, for example: ${suggestion(ports.sandbox, command)}`,
		);
	}
	return ports;
}

/**
 * @param {string} variable
 * @param {string | undefined} value
 * @param {number} fallback Used when the variable is missing or empty.
 */
export function readPort(variable, value, fallback) {
	if (value === undefined || value === "") return fallback;
	const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
	if (port < 1 || port > 65535) {
		throw new Problem(
			`${variable} is "${value}", which is not a port: a port is a whole number from 1 to 65535.\nLeave ${variable} out to use ${fallback}, or give it such a number.`,
		);
	}
	return port;
}

/**
 * Stops before minutes of installing and building when a port cannot be had.
 *
 * @param {Ports} ports
 * @param {(port: number) => Promise<string | undefined>} probe The error code of listening on a port, if it fails.
 */
export async function checkPorts(ports, probe = probePort) {
	for (const use of [ports.site, ports.sandbox]) {
		const code = await probe(use.port);
		if (code === undefined) continue;
		const reason =
			code === "EADDRINUSE"
				? `Port ${use.port} is already in use, so ${use.user} cannot listen there.\nStop the program that uses it (an earlier npm start?), or choose another port`
				: `${capitalize(use.user)} may not listen on port ${use.port} (${code}).\nPorts below 1024 are often kept for the administrator. Choose another one`;
		throw new Problem(
			`${reason}, for example: ${suggestion(use, ports.command)}`,
		);
	}
}

/**
 * @param {PortUse} use
 * @param {string} command
 */
function suggestion({ variable, port }, command) {
	return `${variable}=${port >= 1024 && port < 65000 ? port + 100 : 8080} ${command}`;
}

/** @param {string} text */
function capitalize(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Listens on a port for a moment. Each address is asked for by itself: on some systems a server on all addresses may
 * start although another program has the port on one of them.
 *
 * @param {number} port
 */
async function probePort(port) {
	for (const host of ["127.0.0.1", "::1", "0.0.0.0", "::"]) {
		const code = await probeAddress(host, port);
		if (code === "EADDRINUSE" || code === "EACCES") return code;
	}
	return undefined;
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
function probeAddress(host, port) {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", (error) =>
			resolve("code" in error ? String(error.code) : error.message),
		);
		server.listen({ host, port, exclusive: true }, () =>
			server.close(() => resolve(undefined)),
		);
	});
}
