import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
	fingerprint,
	isInstallNeeded,
	nodeMajor,
	nodeProblem,
	withoutInstalledTools,
} from "./install.mjs";

const wanted = fingerprint("lock file", "linux", "x64");

test("a fresh clone, or one whose installation was interrupted, is installed", () => {
	expect(isInstallNeeded(wanted, undefined)).toBe(true);
});

test("what is installed already is not installed again", () => {
	expect(isInstallNeeded(wanted, `${wanted}\n`)).toBe(false);
});

test("another lock file or another system is installed anew", () => {
	expect(
		isInstallNeeded(wanted, fingerprint("newer lock file", "linux", "x64")),
	).toBe(true);
	expect(
		isInstallNeeded(wanted, fingerprint("lock file", "darwin", "arm64")),
	).toBe(true);
});

test("the Node that the scripts run on is the one in package.json", () => {
	const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
	expect(devDependencies.node).toMatch(
		new RegExp(`^${nodeMajor}\\.\\d+\\.\\d+$`),
	);
	expect(nodeProblem(`v${devDependencies.node}`)).toBeUndefined();
});

test("a Node that was not brought along is said, with the command that brings it", () => {
	expect(nodeProblem(undefined)).toMatch(/is missing.*npm rebuild node/s);
	expect(nodeProblem("v20.20.2")).toMatch(
		/is Node v20\.20\.2, not Node 24.*npm rebuild node/s,
	);
	expect(nodeProblem("v240.0.0")).toBeDefined();
});

test("npm installs with the system's Node", () => {
	expect(
		withoutInstalledTools("/site/node_modules/.bin:/usr/bin:/bin", "/site"),
	).toBe("/usr/bin:/bin");
});
