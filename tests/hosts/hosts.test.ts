import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
	buildDir,
	readSiteRules,
	serveBuiltSite,
} from "../../publish/serve-build.ts";
import { ask } from "./answers.ts";
import { compareAnswers, readDifferences } from "./differences.ts";
import { questionsFor } from "./questions.ts";
import { hosts, isInstalled, startHost } from "./servers.ts";

const known = readDifferences(readFileSync("docs/publishing.md", "utf8"));
const site = join(buildDir, "client");
const rules = await readSiteRules();
const questions = await questionsFor(site, rules);
const ours = await serveBuiltSite({ port: 0 });
const expected = await ask(ours.origin, questions, rules);
await ours.close();

test("the program of a host is on this machine", () => {
	expect(hosts.filter(isInstalled)).not.toEqual([]);
});

for (const host of hosts)
	test.skipIf(!isInstalled(host))(
		`${host.name} answers what npm start answers, but for what docs/publishing.md explains`,
		async () => {
			await using server = await startHost(host, site, rules);
			const answers = await ask(server.origin, questions, rules);
			expect(compareAnswers(host.name, expected, answers, known)).toEqual([]);
		},
	);
