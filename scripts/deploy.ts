// `npm run deploy`: publishes what `npm run build` wrote (docs/publishing.md, "Deploy").
import { appendFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { summarizeBuild } from "../publish/build-info.ts";
import { buildFolder } from "../publish/serve-build.ts";
import { readBuiltSite } from "./deploy/built-site.ts";
import { deployToHost } from "./deploy/hosted.ts";
import { deployToServer, rollBack, withServer } from "./deploy/server.ts";
import { checkSettings, readTarget } from "./deploy/settings.ts";
import { CommandError, runMain } from "./setup/command-error.mjs";

const { env } = process;

await runMain(async () => {
	const { values } = parseArgs({
		options: { back: { type: "boolean", default: false } },
	});
	if (values.back) await back();
	else await deploy();
	return 0;
});

async function deploy() {
	const target = readTarget(env) ?? "server";
	checkSettings(target, env);
	const site = await readBuiltSite(buildFolder);
	const url = env.DEPLOY_URL || site.info.url;
	const summary = summarizeBuild({ ...site.info, url });
	if (target === "server") {
		await withServer(env, (server) => deployToServer(server, site, url));
		writeSiteUrl(url);
		console.log(`Deployed\n${summary}`);
		return;
	}
	const preview = env.DEPLOY_PREVIEW || undefined;
	const previewUrl = await deployToHost(target, buildFolder, preview);
	writeSiteUrl(previewUrl ?? url);
	console.log(
		preview ? `Preview: ${previewUrl ?? "see above"}` : `Deployed\n${summary}`,
	);
}

async function back() {
	const target = readTarget(env) ?? "server";
	if (target !== "server")
		throw new CommandError(
			`--back works only for your own server. On ${target}, go back in the dashboard, in the list of deployments.`,
		);
	checkSettings(target, env);
	const { info, problem } = await withServer(env, (server) =>
		rollBack(server, env.DEPLOY_URL),
	);
	if (problem) throw new CommandError(problem);
	if (info)
		console.log(
			`Went back to the build of ${info.builtAt}, commit ${info.commit}`,
		);
}

function writeSiteUrl(siteUrl: string) {
	if (env.GITHUB_OUTPUT)
		appendFileSync(env.GITHUB_OUTPUT, `address=${siteUrl}\n`);
}
