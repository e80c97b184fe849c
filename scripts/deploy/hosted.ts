import { join } from "node:path";
import { wranglerPackage } from "../../publish/hosts/wrangler.ts";
import { runCommand } from "./command.ts";

/** Not a dev dependency, because only a deploy to Netlify needs this package. */
const netlifyPackage = "netlify-cli@27.10.2";

type Host = "cloudflare" | "netlify";

export function deployCommand(
	host: Host,
	buildFolder: string,
	preview: string | undefined,
): string[] {
	if (host === "cloudflare") {
		const config = `--config=${join(buildFolder, "hosts/wrangler.jsonc")}`;
		const command = ["npm", "exec", "--yes", `--package=${wranglerPackage}`];
		return preview
			? [
					...[...command, "--", "wrangler", "versions", "upload", config],
					`--preview-alias=${preview}`,
				]
			: [...command, "--", "wrangler", "deploy", config];
	}
	return [
		...["npm", "exec", "--yes", `--package=${netlifyPackage}`, "--"],
		...[
			"netlify",
			"deploy",
			"--no-build",
			`--dir=${join(buildFolder, "client")}`,
		],
		preview ? `--alias=${preview}` : "--prod",
	];
}

export async function deployToHost(
	host: Host,
	buildFolder: string,
	preview: string | undefined,
): Promise<string | undefined> {
	const [program = "", ...args] = deployCommand(host, buildFolder, preview);
	const env = { CI: "1", WRANGLER_SEND_METRICS: "false" };
	const output = await runCommand(program, args, { env, isShown: true });
	return preview ? previewUrl(output, preview) : undefined;
}

export function previewUrl(
	output: string,
	preview: string,
): string | undefined {
	return output.match(new RegExp(`https://${preview}-[\\w.-]+`))?.[0];
}
