import openNowContent from "content:open-now";
import { fillBlanks } from "#lib/blanks.ts";
import { useNow } from "#ui/browser/now.ts";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./open-now.module.css";
import { formatMoment, openNow, type OpenNow as State } from "./open-now.ts";

const { words, week, booking } = openNowContent;

/** The gym's status and its next class. Shows the usual hours until hydration. */
export function OpenNow({ className }: { className: string | undefined }) {
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
			<p className={css.state}>{stateWords(state)}</p>
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

function stateWords({ now, open, opens, closure }: State): string {
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
