import { fillBlanks } from "#lib/blanks.ts";
import { useNow } from "#ui/browser/now.ts";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./open-now.module.css";
import {
	formatMoment,
	openNow,
	type OpenNow as State,
	type Week,
} from "./open-now.ts";

/** All that the line "Open now, until 8:00 PM" is reckoned from in the browser. */
export type OpenNowContent = {
	words: OpenNowWords;
	week: Week;
	/** Where classes are booked. */
	booking: string;
};

/** Those about a moment with [time]. */
type OpenNowWords = {
	open: string;
	openAlways: string;
	closed: string;
	/** With [reason] as well. */
	closedDay: string;
	closedForLong: string;
	nextClass: string;
	book: string;
	/** The usual hours, until the browser knows the time. */
	hours: string;
};

type Props = { content: OpenNowContent; className: string | undefined };

/**
 * Whether the gym is open, until when, and the next class, by the gym's own clock. Until the browser knows the time
 * the usual hours keep its place.
 */
export function OpenNow({ content, className }: Props) {
	const { words, week, booking } = content;
	const look = `${layout.row} ${css.openNow} ${className}`;
	const instant = useNow();
	if (instant === undefined)
		return (
			<div className={look}>
				<p className="muted">{words.hours}</p>
			</div>
		);
	const state = openNow(week, instant);
	const { now, nextClass } = state;
	return (
		<div className={look} data-open={state.open ? "" : undefined}>
			<p className={css.state}>{stateWords(state, words)}</p>
			{nextClass && (
				<p className={`muted ${layout.row} ${css.class}`}>
					<span>
						{fillBlanks(words.nextClass, {
							time: formatMoment(nextClass.at, now),
						})}
					</span>
					<Link href={booking} isExternal className="text-link">
						{words.book}
						<span className="visually-hidden">
							{` ${formatMoment(nextClass.at, now)} ${nextClass.name}`}
						</span>
					</Link>
				</p>
			)}
		</div>
	);
}

function stateWords(
	{ now, open, opens, closure }: State,
	words: OpenNowWords,
): string {
	if (open)
		return open.until
			? fillBlanks(words.open, { time: formatMoment(open.until, now) })
			: words.openAlways;
	if (!opens) return words.closedForLong;
	const time = formatMoment(opens, now);
	return closure
		? fillBlanks(words.closedDay, { time, reason: closure.note })
		: fillBlanks(words.closed, { time });
}
