import { Fragment } from "react";

const unbroken =
	/(\d{1,2}(?::\d{2})? [AP]M|[A-Za-z]{3,6}-(?:ups?|ins?|down)\b|\d{1,3}-[A-Za-z]+)/;

/** A text in which "6:30 AM", "30-minute" and "warm-up" are never torn apart at the end of a line. */
export function Words({ children }: { children: string }) {
	const parts = children.split(unbroken);
	return parts.map((part, index) =>
		unbroken.test(part) ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
			<span key={index} className="unbroken">
				{part}
			</span>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
			<Fragment key={index}>{part}</Fragment>
		),
	);
}
