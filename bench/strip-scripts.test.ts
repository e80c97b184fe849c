import { expect, test } from "vitest";
import { withoutScripts } from "./strip-scripts.ts";

test("inline scripts, data and scripts with an address are taken out", () => {
	expect(
		withoutScripts(
			'<head><script>if (1 < 2) a();</script><link rel="icon" href="/i.svg"/></head><body><p>One</p><script type="application/json"></script><SCRIPT src="/a.js" defer></SCRIPT\n></body>',
		),
	).toBe(
		'<head><link rel="icon" href="/i.svg"/></head><body><p>One</p></body>',
	);
});

test("preloads of scripts go, preloads of fonts and pictures stay", () => {
	const font =
		'<link rel="preload" as="font" href="/f.woff2" crossorigin="anonymous"/>';
	expect(
		withoutScripts(`<link rel="modulepreload" href="/a.js"/>${font}`),
	).toBe(font);
});

test("a page without scripts stays the same, letter by letter", () => {
	const html =
		'<!DOCTYPE html><html data-boot="/assets/boot.js"><body>The <i>script</i> of a play</body></html>';
	expect(withoutScripts(html)).toBe(html);
});
