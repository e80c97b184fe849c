import { CommandError } from "../setup/command-error.mjs";

type Env = Readonly<Record<string, string | undefined>>;

export type Target = "cloudflare" | "netlify" | "server";

type Setting = {
	name: string;
	/** True for a secret of the repository, false for a variable. */
	isSecret?: boolean;
	/** True if only the GitHub workflow requires the setting. People use their own SSH setup. */
	isForWorkflow?: boolean;
	example: string;
	pattern?: RegExp;
};

const required: Record<Target, readonly Setting[]> = {
	cloudflare: [
		{ name: "CLOUDFLARE_API_TOKEN", isSecret: true, example: "a token" },
		{ name: "CLOUDFLARE_ACCOUNT_ID", example: "a0b1c2d3e4f5…" },
	],
	netlify: [
		{ name: "NETLIFY_AUTH_TOKEN", isSecret: true, example: "a token" },
		{ name: "NETLIFY_SITE_ID", example: "1234abcd-…" },
	],
	server: [
		{
			name: "DEPLOY_SSH",
			example: "deploy@203.0.113.7",
			// A leading "-" would make ssh parse the name as an option.
			pattern: /^(?:\w[\w.-]*@)?\w[\w.-]*$/,
		},
		{
			name: "DEPLOY_PATH",
			example: "/srv/site",
			pattern: /^(?:\/\w[\w.-]*)+$/,
		},
		{
			name: "DEPLOY_SSH_KEY",
			isSecret: true,
			isForWorkflow: true,
			example: "-----BEGIN OPENSSH PRIVATE KEY-----…",
		},
		{
			name: "DEPLOY_KNOWN_HOSTS",
			isForWorkflow: true,
			example: "203.0.113.7 ssh-ed25519 AAAA…",
		},
	],
};

const preview: Setting = {
	name: "DEPLOY_PREVIEW",
	example: "pr-12",
	pattern: /^[a-z][a-z0-9-]{0,27}$/,
};

const optional: Record<Target, readonly Setting[]> = {
	cloudflare: [preview],
	netlify: [preview],
	server: [
		{ name: "DEPLOY_PORT", example: "2222", pattern: /^\d{1,5}$/ },
		{
			name: "DEPLOY_URL",
			example: "https://staging.example.com",
			pattern: /^https?:\/\/[\w.-]+(?::\d+)?$/,
		},
		{
			name: "DEPLOY_RELOAD",
			example: "sudo systemctl reload nginx",
			pattern: /^[^\p{Cc}]+$/u,
		},
	],
};

/** Returns the settings of all targets, except DEPLOY_PREVIEW, which the workflow computes. */
export function allSettings(): Pick<Setting, "name" | "isSecret">[] {
	return [
		{ name: "DEPLOY_TARGET" },
		...[required, optional].flatMap((settings) =>
			Object.values(settings).flat(),
		),
	].filter((setting) => setting !== preview);
}

const help = 'docs/publishing.md, "Deploy"';

export function readTarget(env: Env): Target | undefined {
	const name = env.DEPLOY_TARGET;
	if (!name) return undefined;
	if (isTarget(name)) return name;
	throw new CommandError(
		`DEPLOY_TARGET is "${name}", but it must be cloudflare, netlify or server (${help}).`,
	);
}

function isTarget(name: string): name is Target {
	return Object.hasOwn(required, name);
}

/** Throws a CommandError that lists every missing or invalid setting with an example. */
export function checkSettings(target: Target, env: Env): void {
	const isWorkflow = env.GITHUB_ACTIONS === "true";
	const problems = [
		...required[target]
			.filter(
				({ name, isForWorkflow }) =>
					!env[name] && (isWorkflow || !isForWorkflow),
			)
			.map(
				({ name, example }) =>
					`${name} is missing, for example ${name}="${example}"`,
			),
		...[...required[target], ...optional[target]]
			.filter(({ name, pattern }) => {
				const value = env[name];
				return value && pattern && !pattern.test(value);
			})
			.map(
				({ name, example }) =>
					`${name} is "${env[name]}", which cannot be right; expected something like "${example}"`,
			),
	];
	if (problems.length > 0)
		throw new CommandError(
			`The site cannot be deployed to ${target} (${help}):\n${problems.map((problem) => `- ${problem}`).join("\n")}`,
		);
}
