import { expect, test } from "vitest";
import { checkSettings, readTarget } from "./settings.ts";

const server = { DEPLOY_SSH: "deploy@203.0.113.7", DEPLOY_PATH: "/srv/site" };

test.each([
	["cloudflare", ["CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID"]],
	["netlify", ["NETLIFY_AUTH_TOKEN", "NETLIFY_SITE_ID"]],
	["server", ["DEPLOY_SSH_KEY", "DEPLOY_KNOWN_HOSTS"]],
] as const)(
	"checkSettings reports what a workflow for %s lacks: %s",
	(target, missing) => {
		const env = { ...server, GITHUB_ACTIONS: "true" };
		for (const name of missing)
			expect(() => checkSettings(target, env)).toThrow(`${name} is missing`);
	},
);

test("readTarget rejects an unknown target", () => {
	expect(() => readTarget({ DEPLOY_TARGET: "ftp" })).toThrow(
		'DEPLOY_TARGET is "ftp", but it must be cloudflare, netlify or server',
	);
});

test("checkSettings requires no SSH key for a manual deploy", () => {
	expect(() => checkSettings("server", server)).not.toThrow();
});

test("checkSettings reports every missing setting, with an example", () => {
	expect(() => checkSettings("server", {})).toThrow(
		/DEPLOY_SSH is missing, for example DEPLOY_SSH="deploy@203.0.113.7"\n- DEPLOY_PATH is missing/,
	);
});

test.each([
	["DEPLOY_SSH", "-oProxyCommand=touch"],
	["DEPLOY_SSH", "deploy@host; touch x"],
	["DEPLOY_PATH", "/srv/site; touch x"],
	["DEPLOY_PATH", "/srv/../etc"],
	["DEPLOY_PATH", "srv/site"],
	["DEPLOY_PATH", "/"],
	["DEPLOY_PORT", "22 -v"],
	["DEPLOY_URL", "example.com"],
	["DEPLOY_RELOAD", "true\nfalse"],
])("checkSettings rejects %s=%j", (name, value) => {
	expect(() => checkSettings("server", { ...server, [name]: value })).toThrow(
		`${name} is "${value}", which cannot be right`,
	);
});

test("checkSettings rejects a preview name that looks like an option", () => {
	const env = { NETLIFY_AUTH_TOKEN: "a", NETLIFY_SITE_ID: "b" };
	expect(() =>
		checkSettings("netlify", { ...env, DEPLOY_PREVIEW: "pr-12" }),
	).not.toThrow();
	expect(() =>
		checkSettings("netlify", { ...env, DEPLOY_PREVIEW: "--prod" }),
	).toThrow('DEPLOY_PREVIEW is "--prod"');
});
