import { UserError } from "./user-error.ts";

export type Stage = "fetch" | "commit" | "rebase" | "push";

/** Waits for a git command of a publication. If it fails, throws a UserError with advice. */
export async function stage(
	name: Stage,
	action: Promise<unknown>,
): Promise<void> {
	try {
		await action;
	} catch (error) {
		const output = String(Object(error).stderr ?? "").trim() || String(error);
		const [, advice = otherAdvice[name]] =
			knownAdvice.find(([sign]) => sign.test(output)) ?? [];
		throw new UserError(502, failed(`${advice} ${output}`));
	}
}

export function failed(reason: string): string {
	return `It is saved in the folder and nothing is lost, but it is not published. ${reason}`;
}

/** Patterns that match git's English output, each with advice for the owner. */
const knownAdvice: readonly (readonly [RegExp, string])[] = [
	[
		/tell me who you are|empty ident/i,
		"git does not know yet who you are: whoever keeps the site for you sets user.name and user.email. Then publish again. git says:",
	],
	[
		/hook declined|\[remote rejected\]/i,
		"A check of the place that it is published from refused it. Do what it asks, or send its words to whoever keeps the site for you; then publish again. It says:",
	],
	[
		/denied|authentication|could not read Username|\b403\b|not permitted/i,
		"This computer may not publish: whoever keeps the site for you gives it the right. Then publish again. git says:",
	],
	[
		/could not resolve host|unable to access|could not read from remote|does not appear to be a git repository/i,
		"The place that it is published from cannot be reached: is there a network, and has the place moved? Publish again later, or ask whoever keeps the site for you. git says:",
	],
	[
		/fetch first|non-fast-forward/i,
		"Somebody else is publishing at the same time: publish again in a minute. git says:",
	],
];

const otherAdvice: Readonly<Record<Stage, string>> = {
	fetch:
		"The newest state could not be fetched. Publish again, or ask whoever keeps the site for you. git says:",
	commit:
		"A check on this computer refused it. Do what it asks, or send its words to whoever keeps the site for you; then publish again. It says:",
	rebase:
		"Somebody else has published changes that git cannot put together with yours: whoever keeps the site for you does it. Then publish again. git says:",
	push: "It was refused. Send these words to whoever keeps the site for you; then publish again:",
};
