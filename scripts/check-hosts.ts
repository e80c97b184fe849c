// npm run check:hosts [-- nginx Caddy Cloudflare]
//
// Asks the real servers what the local one is asked, on the site in build/ (or BUILD_DIR) and with the rules of its build.
// What they may answer differently stands in a table of docs/publishing.md, with the reason.
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
	buildDir,
	readSiteRules,
	serveBuiltSite,
} from "../publish/serve-build.ts";
import { ask } from "./hosts/answers.ts";
import { compareAnswers, readDifferences } from "./hosts/differences.ts";
import { questionsFor } from "./hosts/questions.ts";
import { startHosts } from "./hosts/servers.ts";
import { runMain } from "./setup/problem.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runMain(async () => {
	const site = resolve(buildDir, "client");
	const rules = await readSiteRules();
	const known = readDifferences(
		await readFile(join(root, "docs/publishing.md"), "utf8"),
	);
	const questions = await questionsFor(site, rules);
	await using stack = new AsyncDisposableStack();
	const ours = await serveBuiltSite({ port: 0 });
	stack.defer(ours.close);
	const { hosts, absent } = await startHosts({
		site,
		rules,
		names: process.argv.slice(2),
		stack,
	});

	for (const { name, reason } of absent)
		console.log(`${name} was not asked: ${reason}`);
	const complaints: string[] = [];
	const expected = await ask(ours.origin, questions, rules);
	for (const { name, origin } of hosts) {
		const answers = await ask(origin, questions, rules);
		const found = compareAnswers(name, expected, answers, known);
		complaints.push(...found);
		console.log(
			`${name}: ${questions.length} questions, ${found.length || "no"} answers that docs/publishing.md does not explain`,
		);
	}
	for (const complaint of complaints) console.error(complaint);
	if (hosts.length === 0) console.error("No host could be asked.");
	return hosts.length === 0 || complaints.length > 0 ? 1 : 0;
});
