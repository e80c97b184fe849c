import { createServer } from "node:net";
import { CommandError } from "./command-error.mjs";

const defaults = { PORT: 4173, SANDBOX_PORT: 4174 };

/** @typedef {keyof typeof defaults} Variable */

/**
 * Returns the ports of the site and the sandbox. Throws a CommandError if one is unavailable, so that
 * `command` fails before it builds the site.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ site: number, sandbox: number }>}
 */
export async function checkedPorts(command, env = process.env) {
	const site = readPort("PORT", env.PORT);
	const sandbox = readPort("SANDBOX_PORT", env.SANDBOX_PORT);
	if (site === sandbox)
		throw new CommandError(
			`PORT and SANDBOX_PORT are both ${site}, but the site and the stand-in for the booking provider each need a port of their own.`,
		);
	await checkPort("PORT", site, command);
	await checkPort("SANDBOX_PORT", sandbox, command);
	return { site, sandbox };
}

/**
 * @param {Variable} variable
 * @param {string | undefined} value
 * @returns {number}
 */
function readPort(variable, value) {
	if (!value) return defaults[variable];
	const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
	if (port >= 1 && port <= 65_535) return port;
	throw new CommandError(
		`${variable} is "${value}", which is not a port: a port is a whole number from 1 to 65535.\nLeave ${variable} out to use ${defaults[variable]}, or give it such a number.`,
	);
}

/**
 * Throws a CommandError if a server cannot listen on the port. Checks each address separately,
 * because a server on all addresses may start although another program uses the port on one address.
 * @param {Variable} variable
 * @param {number} port
 * @param {string} command
 */
async function checkPort(variable, port, command) {
	for (const host of ["127.0.0.1", "::1", "0.0.0.0", "::"]) {
		const code = await codeOfListening(port, host);
		if (code !== "EADDRINUSE" && code !== "EACCES") continue;
		const reason =
			code === "EACCES"
				? `Port ${port} may not be used; those below 1024 are often kept for the administrator. Choose another one`
				: `Port ${port} is already in use. Stop the program that uses it (an earlier npm start?), or choose another one`;
		const other = port >= 1024 && port < 65_000 ? port + 100 : 8080;
		throw new CommandError(`${reason}: ${variable}=${other} ${command}`);
	}
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function codeOfListening(port, host) {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
			resolve(error.code),
		);
		server.listen({ host, port, exclusive: true }, () =>
			server.close(() => resolve(undefined)),
		);
	});
}
