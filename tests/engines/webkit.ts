import { spawn } from "node:child_process";
import { once } from "node:events";
import {
	globSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { listen } from "../../publish/listen.ts";
import { findOnPath } from "../../scripts/setup/browsers.mjs";
import type { Browser, Engine, Point, Size } from "./browser.ts";

const commands = ["WebKitWebDriver", "Xvfb", "dbus-run-session"];

/** WebKitGTK's MiniBrowser is not on the PATH. */
const miniBrowser = () =>
	globSync("/usr/{lib,libexec}/{,*/}webkit2gtk-4.1/MiniBrowser")[0];

export const webkit: Engine = {
	name: "WebKit",
	packages: ["webkit2gtk-driver", "xvfb", "dbus-daemon"],
	isInstalled: () =>
		commands.every((command) => findOnPath([command])) &&
		miniBrowser() !== undefined,
	launch,
};

/**
 * Shrinks the toolbar, which would otherwise increase the page's minimum width. Disables
 * animations, because a view transition crashes this browser.
 */
const gtkSettings = {
	"settings.ini": "[Settings]\ngtk-enable-animations=0\n",
	"gtk.css":
		"* { margin: 0; padding: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0); }",
};

/** A private D-Bus session with no services, so that GTK does not start the desktop's services. */
const emptyBus = `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
	<type>session</type>
	<listen>unix:tmpdir=/tmp</listen>
	<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
</busconfig>`;

const timeoutMs = 20_000;

const answerTimeoutMs = 2_000;

const keyCodes: Readonly<Record<string, string>> = {
	Tab: "\uE004",
	Enter: "\uE007",
	Escape: "\uE00C",
	ArrowLeft: "\uE012",
	ArrowRight: "\uE014",
	ArrowDown: "\uE015",
};

async function launch({ scripts }: { scripts: boolean }): Promise<Browser> {
	const config = mkdtempSync(join(tmpdir(), "webkit-"));
	const bus = join(config, "bus.conf");
	writeFileSync(bus, emptyBus);
	mkdirSync(join(config, "gtk-3.0"));
	for (const [file, text] of Object.entries(gtkSettings))
		writeFileSync(join(config, "gtk-3.0", file), text);

	const screen = start("Xvfb", [
		"-displayfd",
		"1",
		"-screen",
		"0",
		"1600x1200x24",
	]);
	const [display] = await once(screen.stdout, "data");
	const { port, close } = await listen(createServer(), 0);
	await close();
	const driver = start(
		"dbus-run-session",
		[`--config-file=${bus}`, "--", "WebKitWebDriver", `--port=${port}`],
		{
			DISPLAY: `:${String(display).trim()}`,
			XDG_CONFIG_HOME: config,
			WEBKIT_DISABLE_COMPOSITING_MODE: "1",
			LIBGL_ALWAYS_SOFTWARE: "1",
			NO_AT_BRIDGE: "1",
		},
	);

	const command = await connect(port);
	const session = await command("POST", "/session", {
		capabilities: {
			alwaysMatch: {
				// Keeps the driver from waiting for page loads, because its wait hangs on fast pages.
				pageLoadStrategy: "none",
				"webkitgtk:browserOptions": {
					binary: miniBrowser(),
					args: [
						"--automation",
						// If `scripts` is false, disables the page's scripts, but not the driver's.
						`--enable-javascript-markup=${scripts}`,
					],
				},
			},
		},
	});
	const path = `/session/${session.sessionId}`;
	const post = (name: string, body: object) =>
		command("POST", `${path}/${name}`, body);
	const run = (expression: string, signal?: AbortSignal) =>
		command(
			"POST",
			`${path}/execute/sync`,
			{ script: `return ${expression}`, args: [] },
			signal,
		);
	const until = async (condition: string, what: string) => {
		const end = Date.now() + timeoutMs;
		const isSo = () => run(condition, AbortSignal.timeout(answerTimeoutMs));
		// The driver never answers a request sent during a navigation, so each request has a timeout.
		while (!(await isSo().catch(() => false))) {
			if (Date.now() > end) throw new Error(`${what} does not come`);
			await wait(20);
		}
	};
	const act = (type: "key" | "pointer" | "wheel", ...actions: object[]) =>
		post("actions", { actions: [{ type, id: type, actions }] });
	const browserControls: Size = await run(
		"({ width: outerWidth - innerWidth, height: outerHeight - innerHeight })",
	);
	const consoleErrors: string[] = [];
	const collect = async () => {
		consoleErrors.push(
			...(await run("globalThis.consoleErrors?.splice(0) ?? []")),
		);
	};
	const pointTo = ({ x, y }: Point) => ({
		type: "pointerMove",
		duration: 0,
		x: Math.round(x),
		y: Math.round(y),
	});

	return {
		resize: ({ width, height }) =>
			post("window/rect", {
				x: 0,
				y: 0,
				width: width + browserControls.width,
				height: height + browserControls.height,
			}),
		async goto(url) {
			await collect();
			await run("void (globalThis.isLeft = true)");
			await post("url", { url });
			await until(
				"!globalThis.isLeft && document.readyState !== 'loading'",
				url,
			);
			await run(`(${collectConsoleErrors})()`);
		},
		async back() {
			await collect();
			await post("back", {});
		},
		run: (expression) => run(expression),
		async runInFrame(expression) {
			await post("frame", { id: 0 });
			return run(expression).finally(() => post("frame", { id: null }));
		},
		key: (name) => {
			const value = keyCodes[name] ?? name;
			return act("key", { type: "keyDown", value }, { type: "keyUp", value });
		},
		hover: (at) => act("pointer", pointTo(at)),
		click: (at) =>
			act(
				"pointer",
				pointTo(at),
				{ type: "pointerDown", button: 0 },
				{ type: "pointerUp", button: 0 },
			),
		async swipe({ x, y }, across) {
			await act("wheel", {
				type: "scroll",
				x: Math.round(x),
				y: Math.round(y),
				deltaX: across,
				deltaY: 0,
			});
			// Resets the wheel, because otherwise the next event would be relative to this one.
			await command("DELETE", `${path}/actions`);
		},
		async consoleErrors() {
			await collect();
			return consoleErrors.splice(0);
		},
		async close() {
			await command("DELETE", path).catch(() => {
				// Ignored: if the browser has crashed, the journey itself fails.
			});
			await driver.stop();
			await screen.stop();
			rmSync(config, { recursive: true, force: true });
		},
	};
}

/**
 * Starts a command and a shell in a process group of their own. When this process ends, the shell's
 * input closes, and the shell stops the group.
 */
function start(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
	const shell = spawn(
		"sh",
		["-c", '"$@" & cat; kill 0', "sh", command, ...args],
		{
			env: { ...process.env, ...env },
			detached: true,
			stdio: ["pipe", "pipe", "ignore"],
		},
	);
	shell.stdout.resume();
	return {
		stdout: shell.stdout,
		async stop() {
			const ended = once(shell, "close");
			shell.stdin.end();
			await ended;
		},
	};
}

/** Runs in the page, because this driver does not report the console. */
function collectConsoleErrors(): void {
	if ("consoleErrors" in globalThis) return;
	const consoleErrors: string[] = [];
	Object.assign(globalThis, { consoleErrors });
	for (const level of ["error", "warn"] as const) {
		const original = console[level];
		console[level] = (...args: unknown[]) => {
			consoleErrors.push(args.map(String).join(" "));
			original(...args);
		};
	}
	addEventListener("error", ({ message }) => consoleErrors.push(message));
	addEventListener("unhandledrejection", ({ reason }) =>
		consoleErrors.push(String(reason)),
	);
	new ReportingObserver(
		(reports) =>
			consoleErrors.push(
				...reports.map(
					({ body }) => `The policy refuses ${JSON.stringify(body)}`,
				),
			),
		{ types: ["csp-violation"], buffered: true },
	).observe();
}

async function connect(port: number) {
	async function command(
		method: string,
		path: string,
		body?: object,
		signal: AbortSignal | null = null,
		// biome-ignore lint/suspicious/noExplicitAny: each command returns another type
	): Promise<any> {
		const response = await fetch(`http://127.0.0.1:${port}${path}`, {
			method,
			body: body ? JSON.stringify(body) : null,
			signal,
		});
		const { value } = await response.json();
		if (value?.error)
			throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
		return value;
	}
	for (let tries = 0; ; tries += 1) {
		try {
			await command("GET", "/status");
			return command;
		} catch (error) {
			if (tries > 200) throw error;
			await wait(100);
		}
	}
}
