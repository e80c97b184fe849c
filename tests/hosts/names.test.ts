import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostNames } from "../../publish/hosts/host-names.ts";
import { buildFolder, readSiteRules } from "../../publish/serve-build.ts";
import { send } from "./responses.ts";
import { hosts, isInstalled, startHost } from "./servers.ts";

const site = join(buildFolder, "client");
const rules = await readSiteRules();
const servers = hosts.filter(({ isBehindNetwork }) => !isBehindNetwork);
const path = "/pricing?plan=gold&b=a%20b";

for (const host of servers)
	describe.skipIf(!isInstalled(host)).each([
		["https://gym.example", "www.gym.example"],
		["https://www.gym.example", "gym.example"],
	])(`${host.name} for %s`, (url, other) => {
		const names = hostNames(url);
		let server: Awaited<ReturnType<typeof startHost>>;
		beforeAll(async () => {
			server = await startHost(host, site, rules, names);
		}, 60_000);
		afterAll(() => server[Symbol.asyncDispose]());

		test("redirects every other name of the domain in one step, with path and query", async () => {
			const { http, https } = server.ports;
			for (const origin of [
				`http://${names.name}:${http}`,
				`http://${other}:${http}`,
				`https://${other}:${https}`,
				`http://shop.gym.example:${http}`,
				`https://shop.gym.example:${https}`,
			]) {
				const { status, headers } = await send(origin, { path });
				expect({ origin, status, location: headers.location }).toEqual({
					origin,
					status: 301,
					location: url + path,
				});
			}
		});

		test("sends Strict-Transport-Security without subdomains for both names", async () => {
			for (const name of [names.name, other]) {
				const origin = `https://${name}:${server.ports.https}`;
				const { headers } = await send(origin, { path });
				expect(headers["strict-transport-security"]).toBe("max-age=63072000");
			}
		});

		test.each(["another.example", "notgym.example", "127.0.0.1"])(
			"sends no response to requests for %s",
			async (name) => {
				const { http, https } = server.ports;
				const requests = [
					send(`http://${name}:${http}`, { path }),
					send(`https://${name}:${https}`, { path }),
					send(server.origin, { path, headers: { host: name } }),
				];
				const results = await Promise.allSettled(requests);
				expect(results.map(({ status }) => status)).toEqual(
					Array(requests.length).fill("rejected"),
				);
			},
		);
	});
