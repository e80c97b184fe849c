import { expect, test } from "vitest";
import { quickPrerender } from "./quick-prerender.ts";

const serverBuild = "\0virtual:react-router/server-build";

function transform(code: string, id: string): unknown {
	const { transform: hook } = quickPrerender();
	if (typeof hook !== "function")
		throw new Error("the plugin has no transform");
	return Reflect.apply(hook, undefined, [code, id]);
}

test("the build's own server takes every address for a page that is to be made", () => {
	const code = 'export const a = 1;\nexport const prerender = ["/","/b"];\n';
	expect(transform(code, serverBuild)).toMatchObject({
		code: "export const a = 1;\nexport const prerender = { length: 1, some: () => true };\n",
	});
});

test("other modules stay as they are", () => {
	expect(
		transform('export const prerender = ["/"];', "src/page.ts"),
	).toBeUndefined();
});

test("a React Router that writes its list in another way stops the build", () => {
	expect(() =>
		transform("export const prerender = list();", serverBuild),
	).toThrow("look at publish/quick-prerender.ts");
});
