/** `createScriptURL` returns the URL, or throws if the page must not load this script. */
export type ScriptPolicy = { createScriptURL(url: string): string };

/**
 * Creates a Trusted Types policy. The security policy must allow its name
 * (publish/html/security-policy.ts). Returns `rules` unchanged in browsers without Trusted Types.
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
