import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
	buildFolder,
	readSiteRules,
	serveBuiltSite,
} from "../../publish/serve-build.ts";
import { compareResults, readDifferences } from "./differences.ts";
import { requestsFor } from "./requests.ts";
import { sendAll } from "./responses.ts";
import { hosts, isInstalled, startHost } from "./servers.ts";

const differences = readDifferences(readFileSync("docs/publishing.md", "utf8"));
const site = join(buildFolder, "client");
const rules = await readSiteRules();
const requests = await requestsFor(site, rules);
const ours = await serveBuiltSite({ port: 0 });
const expected = await sendAll(ours.origin, requests, rules);
await ours.close();

test.each(hosts)("in CI, $name is installed", (host) => {
	expect(isInstalled(host) || !process.env.CI).toBe(true);
});

for (const host of hosts)
	test.skipIf(!isInstalled(host))(
		`${host.name} responds like npm start, except for the differences in docs/publishing.md`,
		async () => {
			await using server = await startHost(host, site, rules);
			const results = await sendAll(server.origin, requests, rules);
			expect(compareResults(host.name, expected, results, differences)).toEqual(
				[],
			);
		},
	);
