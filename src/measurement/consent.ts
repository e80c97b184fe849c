/** The key in the browser's storage. */
export const privacyKey = "privacy-choice";

const choices = ["agreed", "declined"] as const;
export type PrivacyChoice = (typeof choices)[number];

/** What a visitor wants; "signal" is the browser's own opt-out, "unasked" counts as no. */
export type Consent = PrivacyChoice | "signal" | "unasked";

/** Anything that is not a choice counts as none. */
export function parsePrivacyChoice(
	stored: string | null,
): PrivacyChoice | undefined {
	return choices.find((choice) => choice === stored);
}

/** Global Privacy Control is a no that nobody has to repeat, whatever was chosen before (https://w3c.github.io/gpc/). */
export function resolveConsent(
	choice: PrivacyChoice | undefined,
	hasSignal: boolean,
): Consent {
	if (hasSignal) return "signal";
	return choice ?? "unasked";
}
