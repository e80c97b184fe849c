/** `createScriptURL` returns the URL, or throws if the page must not load a script from there. */
export type ScriptPolicy = { createScriptURL(url: string): string };

/**
 * Creates a Trusted Types policy; the security policy must allow its name (publish/publish.ts). In
 * browsers without Trusted Types, returns `rules` unchanged.
 */
export function createScriptPolicy(
	name: string,
	rules: ScriptPolicy,
): ScriptPolicy {
	const { trustedTypes }: WithTrustedTypes = window;
	return trustedTypes?.createPolicy(name, rules) ?? rules;
}

type WithTrustedTypes = Pick<Window, "name"> & {
	trustedTypes?: {
		createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
	};
};
