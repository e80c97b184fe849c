/** Throws for a URL that scripts may not be loaded from. */
export type ScriptPolicy = { createScriptURL(url: string): string };

/**
 * Creates a Trusted Types policy; the security policy must allow its name (publish/publish.ts).
 * Browsers without Trusted Types use the rules directly.
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
