import { globSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { allSettings } from "./settings.ts";

type Step = {
	uses?: string;
	run?: string;
	with?: Record<string, unknown>;
	env?: Record<string, string>;
};
type Workflow = {
	permissions: Record<string, string>;
	jobs: Record<
		string,
		{ if?: string; permissions?: unknown; env?: unknown; steps: Step[] }
	>;
};

const text = readFileSync(".github/workflows/deploy.yml", "utf8");
const workflow: Workflow = parse(text);
const jobs = Object.values(workflow.jobs);
const steps = jobs.flatMap((job) => job.steps);
const withSettings = steps.filter(({ env }) => env !== undefined);

test("the deploy job installs, checks the content, builds, then deploys", () => {
	const commands = workflow.jobs.deploy?.steps.flatMap(({ run }) => run ?? []);
	expect(commands).toEqual([
		"npm ci --omit=dev",
		"npm run check:content",
		"npm run build",
		"npm run deploy",
	]);
});

const pullRequest = {
	event_name: "pull_request",
	repository: "gym/site",
	actor: "ana",
	event: { pull_request: { head: { repo: { full_name: "gym/site" } } } },
};
const fork = { pull_request: { head: { repo: { full_name: "bo/site" } } } };

function isDeployed(target: string, github: object): unknown {
	const vars = { DEPLOY_TARGET: target };
	// The condition uses only GitHub syntax that is also valid JavaScript.
	return runInNewContext(workflow.jobs.deploy?.if ?? "", { vars, github });
}

test.each([
	["a push", "server", { event_name: "push" }],
	["a pull request", "netlify", pullRequest],
])("%s is deployed", (_, target, github) => {
	expect(isDeployed(target, github)).toBe(true);
});

test.each([
	["a push without a target", "", { event_name: "push" }],
	["a pull request for the target server", "server", pullRequest],
	["a pull request from a fork", "netlify", { ...pullRequest, event: fork }],
	[
		"a pull request by Dependabot",
		"netlify",
		{ ...pullRequest, actor: "dependabot[bot]" },
	],
])("%s is not deployed", (_, target, github) => {
	expect(isDeployed(target, github)).toBe(false);
});

test("every action of the deploy workflow is pinned to a commit", () => {
	const actions = steps.flatMap(({ uses }) => uses ?? []);
	expect(actions.length).toBeGreaterThan(2);
	for (const action of actions)
		expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
});

test("workflows use no third-party actions", () => {
	const uses = globSync(".github/workflows/*.yml").flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/uses: (\S+)/g)].map(
			([, action]) => action,
		),
	);
	expect(uses.filter((action) => !action?.startsWith("actions/"))).toEqual([]);
});

test("the deploy workflow has only read access to the repository", () => {
	expect(workflow.permissions).toEqual({ contents: "read" });
	expect(jobs.filter(({ permissions }) => permissions)).toEqual([]);
	for (const { uses, with: settings } of steps)
		if (uses?.startsWith("actions/checkout"))
			expect(settings).toMatchObject({ "persist-credentials": false });
});

test("only the deploy step receives the secrets", () => {
	expect(jobs.filter(({ env }) => env)).toEqual([]);
	expect(withSettings.map(({ run }) => run)).toEqual(["npm run deploy"]);
	expect(text.match(/\{\{ secrets\./g)?.length).toBe(3);
});

test("no command of the deploy workflow contains a GitHub expression", () => {
	for (const { run = "" } of steps) expect(run).not.toContain("${{");
});

test("the deploy step receives every setting of the scripts, secrets as secrets", () => {
	const expected = allSettings().map(({ name, isSecret }) => [
		name,
		`\${{ ${isSecret ? "secrets" : "vars"}.${name} }}`,
	]);
	for (const { env = {} } of withSettings) {
		const { DEPLOY_PREVIEW, ...otherSettings } = env;
		expect(DEPLOY_PREVIEW).toContain("format('pr-{0}', github.event.number)");
		expect(otherSettings).toEqual(Object.fromEntries(expected));
	}
});
