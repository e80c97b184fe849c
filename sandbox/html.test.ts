import { expect, test } from "vitest";
import { html, jsonForScript } from "./html.ts";

test("values are escaped, in text and in attributes", () => {
	const value = `<b title="a" id='b'>&`;
	expect(html`<p title="${value}">${value}</p>`.markup).toBe(
		'<p title="&#60;b title=&#34;a&#34; id=&#39;b&#39;&#62;&#38;">&#60;b title=&#34;a&#34; id=&#39;b&#39;&#62;&#38;</p>',
	);
});

test("markup within markup and lists of it stay as they are", () => {
	const parts = ["<", html`<i>1</i>`, 2];
	expect(html`<p>${parts}</p>`.markup).toBe("<p>&#60;<i>1</i>2</p>");
});

test("JSON cannot end the script element in which it stands", () => {
	const { markup } = jsonForScript({ id: "</script><script>" });
	expect(markup).not.toContain("<");
	expect(JSON.parse(markup)).toEqual({ id: "</script><script>" });
});
