import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { caddy, isInstalled } from "./servers.ts";

/** The Caddyfile with its commented lines in place of those for passwords. */
function caddyfileWithProvider(): string {
	const template = readFileSync("hosting/editor/Caddyfile", "utf8");
	const [, start, commented = "", end] =
		/^(.*?\{\n).*?\t# With an identity provider[^\n]*\n((?:\t#[^\n]*\n)+)(.*)$/s.exec(
			template,
		) ?? [];
	return `${start}${commented.replaceAll(/^\t# ?/gm, "\t")}${end}`;
}

test.skipIf(!isInstalled(caddy))(
	"Caddy accepts the lines for an identity provider, which first remove a forged header",
	async () => {
		const folder = await temporaryFolder();
		const config = join(folder, "Caddyfile");
		writeFileSync(config, caddyfileWithProvider());
		const adapted = execFileSync(
			"caddy",
			["adapt", "--config", config, "--adapter", "caddyfile", "--validate"],
			{
				encoding: "utf8",
				env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder },
			},
		);
		expect(adapted).not.toContain("http_basic");
		expect(adapted).toMatch(
			/"delete":\["X-Editor-User"\].*"127\.0\.0\.1:9091".*"unix\/\/run\/site-editor\/socket"/s,
		);
	},
);
