import { expect, test } from "vitest";
import { createSteps } from "./steps.mjs";

/** Steps whose clock moves on by a second and a half at each look. */
function recordedSteps() {
	let milliseconds = 0;
	const written: string[] = [];
	const steps = createSteps({
		now: () => (milliseconds += 1500),
		write: (text) => written.push(text),
	});
	return { steps, text: () => written.join("") };
}

const success = async () => ({ code: 0, output: "added 140 packages\n" });
const failure = async () => ({
	code: 7,
	output: "npm error first\nError: no such host\nnpm error last\n",
});

test("a quiet step is one line with its duration", async () => {
	const { steps, text } = recordedSteps();
	await steps.quiet("install", success);
	expect(text()).toBe("== install … 1.5 s\n");
});

test("a quiet step that fails shows what its command said", async () => {
	const { steps, text } = recordedSteps();
	expect((await steps.quiet("install", failure)).code).toBe(7);
	expect(text()).toBe(
		"== install … failed after 1.5 s\nnpm error first\nError: no such host\nnpm error last\n",
	);
});

test("of a long output both ends are shown", async () => {
	const { steps, text } = recordedSteps();
	const lines = Array.from({ length: 100 }, (_, line) => `line ${line}`);
	await steps.quiet("install", async () => ({
		code: 1,
		output: lines.join("\n"),
	}));
	expect(text()).toContain("line 0\n");
	expect(text()).toContain("line 11\n…\nline 88\n");
	expect(text()).toContain("line 99\n");
});

test("an attempt that fails gives its reason in the same line", async () => {
	const { steps, text } = recordedSteps();
	await steps.attempt("download", failure);
	expect(text()).toBe(
		"== download … not possible after 1.5 s (Error: no such host)\n",
	);
});

test("the summary lists each step with its result", async () => {
	const { steps, text } = recordedSteps();
	await steps.attempt("download", failure);
	await steps.loud("npm run check", success);
	await steps.loud("npm run check:browser", failure);
	steps.summarize();
	expect(text().split("== summary\n")[1]).toBe(
		[
			"   not possible    1.5 s  download\n",
			"   ok              1.5 s  npm run check\n",
			"   failed          1.5 s  npm run check:browser\n",
		].join(""),
	);
});
