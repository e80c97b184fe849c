import { expect } from "vitest";
import { desktop } from "../support/browser/screens.ts";
import type { Browser, Size } from "./browser.ts";
import { pageScript } from "./page-script.ts";
import type { ElementState, queryByRole, RoleQuery } from "./query-by-role.ts";

export const pollOptions = { timeout: 20_000, interval: 50 };

/** A journey that runs in every browser. tests/e2e and tests/pages test more in Chromium. */
export type Journey = {
	claim: string;
	at: Size;
	isWithoutScript?: true;
	expectedErrors?: readonly RegExp[];
	go(visitor: Visitor): Promise<void>;
};

/** A visitor's actions and assertions, which wait until the page is ready. */
export function createVisitor(browser: Browser, origin: string) {
	/** Evaluates a self-contained function in the page. */
	function evaluate<Args extends unknown[], Result>(
		callback: (...args: Args) => Result,
		...args: Args
	): Promise<Awaited<Result>> {
		return browser.run(
			`(${callback})(${args.map((argument) => JSON.stringify(argument)).join(", ")})`,
		) as Promise<Awaited<Result>>;
	}

	/** Runs queryByRole in the page. Injects the script once per page. */
	async function query(...args: Parameters<typeof queryByRole>) {
		const json = args.map((argument) => JSON.stringify(argument)).join(", ");
		const states =
			(await browser.run(
				`globalThis.pageTools?.queryByRole(${json}) ?? null`,
			)) ??
			(await browser.run(
				`(globalThis.pageTools = ${pageScript}).queryByRole(${json})`,
			));
		return states as ReturnType<typeof queryByRole>;
	}

	/** Returns the first uncovered match after it has stopped moving. */
	async function waitForUncovered(path: readonly RoleQuery[]) {
		let state: ElementState | undefined;
		await expect
			.poll(
				async () => {
					const [scrolledTo] = await query(path, "scroll");
					// Waits two frames, because content above the element may not have its final size yet.
					await evaluate(paintFrames);
					[state] = await query(path);
					return (
						state?.middle !== undefined &&
						JSON.stringify(state.middle) === JSON.stringify(scrolledTo?.middle)
					);
				},
				{ ...pollOptions, message: `can be pressed: ${describeQuery(path)}` },
			)
			.toBe(true);
		if (!state?.middle) throw new Error(`${describeQuery(path)} is not there`);
		return { ...state, middle: state.middle };
	}

	return {
		browser,
		evaluate,
		query,
		async resetStorage() {
			await browser.goto(`${origin}/robots.txt`);
			await evaluate(() => {
				localStorage.clear();
				sessionStorage.clear();
			});
			await browser.consoleErrors();
		},
		async resize(size: Size) {
			await browser.resize(size);
			await expect
				.poll(() => evaluate(() => [innerWidth, innerHeight]), pollOptions)
				.toEqual([size.width, size.height]);
		},
		arrive: (address: string) => browser.goto(new URL(address, origin).href),
		async open(address: string) {
			await this.arrive(address);
			await this.isReady();
		},
		isReady: () =>
			expect
				.poll(() => evaluate(() => document.documentElement.dataset.app), {
					...pollOptions,
					message: "the page is hydrated",
				})
				.toBe("ready"),
		async press(...path: readonly RoleQuery[]) {
			await browser.click((await waitForUncovered(path)).middle);
		},
		async hover(...path: readonly RoleQuery[]) {
			await browser.hover((await waitForUncovered(path)).middle);
		},
		async swipe(...path: readonly RoleQuery[]) {
			const { middle, width } = await waitForUncovered(path);
			await browser.swipe(
				middle,
				Math.round(Math.min(width, desktop.width) * 0.8),
			);
		},
		async focus(...path: readonly RoleQuery[]) {
			await waitForUncovered(path);
			// Retries, because a disabled button cannot be focused.
			await expect
				.poll(async () => (await query(path, "focus"))[0]?.isFocused, {
					...pollOptions,
					message: `has the focus: ${describeQuery(path)}`,
				})
				.toBe(true);
		},
		async keys(...names: readonly string[]) {
			for (const name of names) await browser.key(name);
		},
		/** Waits until the first match has these properties. */
		async sees(
			path: readonly RoleQuery[],
			// Not `{}`, because `toMatchObject({})` passes even if the element is missing.
			like: Partial<ElementState> | ((seen: ElementState) => boolean) = () =>
				true,
		) {
			const message = `is seen: ${describeQuery(path)}`;
			if (typeof like !== "function")
				return expect
					.poll(async () => (await query(path))[0], { ...pollOptions, message })
					.toMatchObject(like);
			return expect
				.poll(
					async () => {
						const [seen] = await query(path);
						return seen && (like(seen) || seen);
					},
					{ ...pollOptions, message: `${message}, ${like}` },
				)
				.toBe(true);
		},
		/** Repeats the action until the element matches, because a scrolling list ignores clicks. */
		async retriesUntil(
			act: () => Promise<void>,
			path: readonly RoleQuery[],
			like: Partial<ElementState>,
		) {
			await expect
				.poll(
					async () => {
						await act();
						return (await query(path))[0];
					},
					{
						...pollOptions,
						interval: 700,
						message: `becomes: ${describeQuery(path)}`,
					},
				)
				.toMatchObject(like);
		},
		async isGone(...path: readonly RoleQuery[]) {
			await expect
				.poll(async () => (await query(path)).length, {
					...pollOptions,
					message: `is gone: ${describeQuery(path)}`,
				})
				.toBe(0);
		},
		async isAt(address: string) {
			await expect
				.poll(
					() => evaluate(() => location.pathname + location.search),
					pollOptions,
				)
				.toBe(address);
		},
	};
}

/** Runs in the page. Resolves at once without scripts, because then no animation frames come. */
function paintFrames(): Promise<void> {
	if (matchMedia("(scripting: none)").matches) return Promise.resolve();
	return new Promise((resolve) =>
		requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
	);
}

export type Visitor = ReturnType<typeof createVisitor>;

function describeQuery(path: readonly RoleQuery[]): string {
	return path
		.map(({ role, name, href }) => [role, name, href].filter(Boolean).join(" "))
		.join(" > ");
}
