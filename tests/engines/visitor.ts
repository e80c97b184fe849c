import { expect } from "vitest";
import { desktop } from "../support/browser/screens.ts";
import type { Browser, Size } from "./browser.ts";
import type { look, Seen, Wanted } from "./look.ts";
import { pageScript } from "./page-script.ts";

/** Milliseconds, for a busy machine. */
export const patience = { timeout: 20_000, interval: 50 };

/** A visitor's actions and assertions; each waits until the page is ready. */
export function createVisitor(browser: Browser, origin: string) {
	/** Evaluates a self-contained function in the page. */
	function ask<Args extends unknown[], SandboxResponse>(
		question: (...args: Args) => SandboxResponse,
		...args: Args
	): Promise<Awaited<SandboxResponse>> {
		return browser.run(
			`(${question})(${args.map((it) => JSON.stringify(it)).join(", ")})`,
		) as Promise<Awaited<SandboxResponse>>;
	}

	/** Injects the script once per page. */
	async function find(...asked: Parameters<typeof look>) {
		const args = asked.map((it) => JSON.stringify(it)).join(", ");
		const found =
			(await browser.run(`globalThis.eyes?.look(${args}) ?? null`)) ??
			(await browser.run(`(globalThis.eyes = ${pageScript}).look(${args})`));
		return found as ReturnType<typeof look>;
	}

	/** The first uncovered match, once it is still. */
	async function reach(path: readonly Wanted[]) {
		let last = "";
		let found: Seen | undefined;
		await expect
			.poll(
				async () => {
					[found] = await find(path, "scroll");
					const place = JSON.stringify(found?.middle ?? null);
					const isStill = place === last && found?.middle !== undefined;
					last = place;
					return isStill;
				},
				{ ...patience, message: `can be pressed: ${spell(path)}` },
			)
			.toBe(true);
		if (!found?.middle) throw new Error(`${spell(path)} is not there`);
		return { ...found, middle: found.middle };
	}

	return {
		browser,
		ask,
		find,
		/** Clears storage and cookies. */
		async forgets() {
			await browser.goto(`${origin}/robots.txt`);
			await ask(() => {
				localStorage.clear();
				sessionStorage.clear();
			});
			await browser.complaints();
		},
		async resize(size: Size) {
			await browser.resize(size);
			await expect
				.poll(() => ask(() => [innerWidth, innerHeight]), patience)
				.toEqual([size.width, size.height]);
		},
		arrive: (address: string) => browser.goto(`${origin}${address}`),
		async open(address: string) {
			await this.arrive(address);
			await this.isReady();
		},
		isReady: () =>
			expect
				.poll(() => ask(() => document.documentElement.dataset.app), {
					...patience,
					message: "React has taken over the page",
				})
				.toBe("ready"),
		async press(...path: readonly Wanted[]) {
			await browser.click((await reach(path)).middle);
		},
		async point(...path: readonly Wanted[]) {
			await browser.point((await reach(path)).middle);
		},
		async swipe(...path: readonly Wanted[]) {
			const { middle, width } = await reach(path);
			await browser.swipe(
				middle,
				Math.round(Math.min(width, desktop.width) * 0.8),
			);
		},
		async focus(...path: readonly Wanted[]) {
			await reach(path);
			await find(path, "focus");
		},
		async keys(...names: readonly string[]) {
			for (const name of names) await browser.key(name);
		},
		/** Waits until the first match has these properties. */
		async sees(
			path: readonly Wanted[],
			// An empty object would match anything.
			like: Partial<Seen> | ((seen: Seen) => boolean) = () => true,
		) {
			const message = `is seen: ${spell(path)}`;
			if (typeof like !== "function")
				return expect
					.poll(async () => (await find(path))[0], { ...patience, message })
					.toMatchObject(like);
			return expect
				.poll(
					async () => {
						const [seen] = await find(path);
						return seen && (like(seen) || seen);
					},
					{ ...patience, message: `${message}, ${like}` },
				)
				.toBe(true);
		},
		/** Retries the action until the element matches: a scrolling list ignores clicks. */
		async repeats(
			act: () => Promise<void>,
			path: readonly Wanted[],
			like: Partial<Seen>,
		) {
			await expect
				.poll(
					async () => {
						await act();
						return (await find(path))[0];
					},
					{
						...patience,
						interval: 700,
						message: `becomes: ${spell(path)}`,
					},
				)
				.toMatchObject(like);
		},
		async misses(...path: readonly Wanted[]) {
			await expect
				.poll(async () => (await find(path)).length, {
					...patience,
					message: `is gone: ${spell(path)}`,
				})
				.toBe(0);
		},
		async isAt(address: string) {
			await expect
				.poll(() => ask(() => location.pathname + location.search), patience)
				.toBe(address);
		},
	};
}

export type Visitor = ReturnType<typeof createVisitor>;

function spell(path: readonly Wanted[]): string {
	return path
		.map(({ role, name, href }) => [role, name, href].filter(Boolean).join(" "))
		.join(" > ");
}
