import { readValue } from "#model/edit/change.ts";
import { type BuildInfo, parseBuildInfo } from "../publish/build-info.ts";
import { buildInfoPath } from "../publish/hosts/site-rules.ts";

const timeoutMs = 5000;

/** Reads build.json of the public site. Returns undefined if the site does not answer. */
export async function onlineBuild(
	siteYaml: string,
): Promise<BuildInfo | undefined> {
	try {
		const { url } = Object(readValue(siteYaml)?.value);
		const response = await fetch(url + buildInfoPath, {
			redirect: "error",
			signal: AbortSignal.timeout(timeoutMs),
		});
		return parseBuildInfo(await response.text());
	} catch {
		return undefined;
	}
}
