import { expect, test } from "vitest";
import { deployCommand, previewUrl } from "./hosted.ts";

test.each([
	["cloudflare", undefined, "wrangler deploy --config=b/hosts/wrangler.jsonc"],
	[
		"cloudflare",
		"pr-7",
		"wrangler versions upload --config=b/hosts/wrangler.jsonc --preview-alias=pr-7",
	],
	["netlify", undefined, "netlify deploy --no-build --dir=b/client --prod"],
	["netlify", "pr-7", "netlify deploy --no-build --dir=b/client --alias=pr-7"],
] as const)(
	"deployCommand for %s with the preview %s returns %s",
	(host, preview, expected) => {
		const command = deployCommand(host, "b", preview);
		expect(command.join(" ")).toMatch(
			/^npm exec --yes --package=[\w-]+@\d+\.\d+\.\d+ -- /,
		);
		expect(command.slice(command.indexOf("--") + 1).join(" ")).toBe(expected);
	},
);

test.each([
	[
		"Version Preview Alias URL: https://pr-7-gym-example.owner.workers.dev\n",
		"https://pr-7-gym-example.owner.workers.dev",
	],
	[
		"Draft deploy url: https://pr-7--gym.netlify.app\n",
		"https://pr-7--gym.netlify.app",
	],
	["Unique deploy URL: https://66a1--gym.netlify.app\n", undefined],
])("previewUrl reads %j as %j", (output, address) => {
	expect(previewUrl(output, "pr-7")).toBe(address);
});
