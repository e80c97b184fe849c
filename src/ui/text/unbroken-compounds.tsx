import { createElement, Fragment } from "react";

type Props = { text: string };

/**
 * Prevents line breaks in words such as "30-Minute". A word joiner would change the text, so that
 * a search for the typed words would not find it.
 */
export function UnbrokenCompounds({ text }: Props) {
	const parts = text.split(/(\b\d+-[a-z]+)/i);
	// Passes children as arguments, because React requires keys for children in an array.
	return createElement(
		Fragment,
		{},
		...parts.map((part) =>
			/^\d+-/.test(part)
				? createElement("span", { className: "unbroken" }, part)
				: part,
		),
	);
}
