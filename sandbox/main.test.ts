import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { pageAt } from "./sandbox-test.ts";

function run(port: string) {
	const path = new URL("./main.ts", import.meta.url).pathname;
	const child = spawn(process.execPath, [path], {
		env: { ...process.env, SANDBOX_PORT: port },
	});
	onTestFinished(() => {
		child.kill("SIGKILL");
	});
	child.stdout.setEncoding("utf8");
	child.stderr.setEncoding("utf8");
	return child;
}

test("the command says where it listens, warns of nothing and ends when told to", async () => {
	const child = run("0");
	let complaints = "";
	child.stderr.on("data", (text: string) => {
		complaints += text;
	});
	const [line] = await once(child.stdout, "data");
	const [origin = ""] = /http:\S+/.exec(line) ?? [];
	expect(await pageAt(origin)).toContain("Sandbox provider");

	child.kill("SIGTERM");
	expect(await once(child, "exit")).toEqual([0, null]);
	expect(complaints).toBe("");
});

test("the command ends at once, even while an answer is being delayed", async () => {
	const child = run("0");
	const [line] = await once(child.stdout, "data");
	const [origin = ""] = /http:\S+/.exec(line) ?? [];
	const delayed = fetch(`${origin}/store?delay=60000`).catch(() => {});
	await vi.waitUntil(async () =>
		(await pageAt(`${origin}/__log`)).includes("delay"),
	);

	child.kill("SIGTERM");
	expect(await once(child, "exit")).toEqual([0, null]);
	await delayed;
});

test("the command refuses a wrong port with the reason", async () => {
	const child = run("70000");
	const [complaint] = await once(child.stderr, "data");
	expect(complaint).toBe(
		'SANDBOX_PORT: expected a port from 0 to 65535, got "70000"\n',
	);
	expect(await once(child, "exit")).toEqual([1, null]);
});
