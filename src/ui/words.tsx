import { Fragment } from "react";

const timeOfDay = /(\d{1,2}(?::\d{2})? [AP]M)/;

/** A text in which a time of day such as "6:30 AM" is never torn apart at the end of a line. */
export function Words({ children }: { children: string }) {
	const parts = children.split(timeOfDay);
	return parts.map((part, index) =>
		timeOfDay.test(part) ? (
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
