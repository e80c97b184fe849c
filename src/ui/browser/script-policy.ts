/** Tells which addresses scripts may be loaded from: throws for all others. */
export type ScriptPolicy = { createScriptURL(url: string): string };

/**
 * Makes a Trusted Types policy under a name that the security policy allows (publish/publish.ts). Where the browser
 * knows no Trusted Types, the rules themselves do.
 */
export function createScriptPolicy(
	name: string,
	rules: ScriptPolicy,
): ScriptPolicy {
	const { trustedTypes }: WithTrustedTypes = window;
	return trustedTypes?.createPolicy(name, rules) ?? rules;
}

/** What TypeScript does not know of a window. */
type WithTrustedTypes = Pick<Window, "name"> & {
	trustedTypes?: {
		createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
	};
};
