import { freeTrial } from "../support/browser/frames.ts";
import { phone } from "../support/browser/screens.ts";
import { button, dialog, link } from "./role-queries.ts";
import type { Journey } from "./visitor.ts";

export const withoutScriptJourneys: readonly Journey[] = [
	{
		claim:
			"without JavaScript pages show prices and class times, and a link opens its page",
		at: phone,
		isWithoutScript: true,
		async go(visitor) {
			await visitor.arrive("/pricing");
			await visitor.sees([{ role: "main" }], ({ text }) =>
				["$79", "$89", "$95"].every((price) => text.includes(price)),
			);
			await visitor.arrive("/");
			await visitor.sees([{ role: "main" }], ({ text }) =>
				["From $79 per week", "6:30 AM"].every((part) => text.includes(part)),
			);
			await visitor.press(link("See Plans & Options"));
			await visitor.isAt("/pricing");
		},
	},

	{
		claim:
			"C-35 without JavaScript a dialog links to provider and phone, or the page links to the phone",
		at: phone,
		isWithoutScript: true,
		async go(visitor) {
			const { address, buttonName, title, url } = freeTrial;
			await visitor.arrive(address);
			if (await visitor.evaluate(isWithoutCommands)) {
				await visitor.hover(link("(206) 555-0142"));
				return;
			}
			await visitor.press(button(buttonName));
			for (const fallback of [
				{ role: "link", href: url },
				link("(206) 555-0142"),
			])
				await visitor.sees(
					[dialog(title), fallback],
					({ shownHeight }) => shownHeight > 0,
				);
			await visitor.press(dialog(title), button("Close"));
			await visitor.isGone(dialog(title));
		},
	},
];

/** Runs in the page. True in Safari before 26.2, which has no invoker commands. */
function isWithoutCommands(): boolean {
	return !("command" in HTMLButtonElement.prototype);
}
