// `npm run check:mutations -- [ID...]`: makes each change of mutations.ts in a copy of the
// repository and expects that a test fails. Exits with 1 if a test passes with a change.
import { execFileSync, spawnSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Mutation, mutations } from "./mutations.ts";

const wanted = process.argv.slice(2);
const selected = mutations.filter(
	({ id }) => wanted.length === 0 || wanted.includes(id),
);
const reportFile = "mutation-report.json";
const copy = mkdtempSync(join(tmpdir(), "mutations-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
copyRepository();

const inBrowser = selected.filter(({ test }) => test.startsWith("tests/e2e/"));
const inNode = selected.filter((mutation) => !inBrowser.includes(mutation));
if (inBrowser.length > 0) build();
for (const [group, run] of [
	[inNode, vitest],
	[inBrowser, playwright],
] as const) {
	const files = [...new Set(group.map(({ test }) => test))];
	const ids = group.map(({ id }) => id).join("|");
	if (files.length > 0 && run(files, ids) > 0)
		throw new Error("Tests fail without a mutation");
}

const survivors: string[] = [];
for (const mutation of [...inNode, ...inBrowser]) {
	const isCaught = failedTests(mutation) > 0;
	if (!isCaught) survivors.push(mutation.id);
	console.log(
		`${isCaught ? "caught  " : "SURVIVED"} ${mutation.id.padEnd(9)} ${mutation.test}`,
	);
}
console.log(
	`${selected.length - survivors.length} of ${selected.length} mutations caught`,
);
process.exitCode = survivors.length === 0 ? 0 : 1;

function copyRepository(): void {
	const files = execFileSync(
		"git",
		["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
		{ encoding: "utf8" },
	).split("\0");
	for (const file of files)
		if (file !== "" && existsSync(file)) cpSync(file, join(copy, file));
	for (const folder of ["node_modules", ".cache"])
		if (existsSync(folder)) symlinkSync(resolve(folder), join(copy, folder));
}

function failedTests({ id, file, from, to, test }: Mutation): number {
	const path = join(copy, file);
	const text = readFileSync(path, "utf8");
	if (text.split(from).length !== 2)
		throw new Error(`${id}: ${file} must contain once: ${from}`);
	writeFileSync(
		path,
		text.replace(from, () => to),
	);
	try {
		if (!inBrowser.some((other) => other.id === id)) return vitest([test], id);
		build("site");
		return playwright([test], id);
	} finally {
		writeFileSync(path, text);
	}
}

function build(...sites: string[]): void {
	execFileSync("node", ["tests/support/sites/build-sites.ts", ...sites], {
		cwd: copy,
		stdio: ["ignore", "ignore", "inherit"],
	});
}

/**
 * Counts failed tests. A file that fails to load is not counted, because its failure does not show
 * which requirement is broken.
 */
function vitest(files: readonly string[], ids: string): number {
	return report<{ numFailedTests: number }>("vitest", [
		"run",
		...["--project", "unit", "--project", "git", "--project", "build"],
		...["--reporter", "json", "--outputFile", reportFile],
		...["--testNamePattern", ids, ...files],
	]).numFailedTests;
}

function playwright(files: readonly string[], ids: string): number {
	return report<{ stats: { unexpected: number } }>("playwright", [
		"test",
		...["--reporter", "json", "--grep", ids, ...files],
	]).stats.unexpected;
}

function report<Report>(command: string, parameters: string[]): Report {
	const file = join(copy, reportFile);
	rmSync(file, { force: true });
	spawnSync(command, parameters, {
		cwd: copy,
		env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
		stdio: "ignore",
	});
	return JSON.parse(readFileSync(file, "utf8"));
}
