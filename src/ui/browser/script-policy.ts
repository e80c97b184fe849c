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
	const factory: unknown = Reflect.get(window, "trustedTypes");
	return isPolicyFactory(factory) ? factory.createPolicy(name, rules) : rules;
}

type PolicyFactory = {
	createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
};

function isPolicyFactory(value: unknown): value is PolicyFactory {
	return typeof value === "object" && value !== null && "createPolicy" in value;
}
