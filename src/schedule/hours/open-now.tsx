import { interpolate } from "#lib/interpolate.ts";
import { useNow } from "#ui/browser/now.ts";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./open-now.module.css";
import {
	formatMoment,
	type OpenStatus,
	openStatus,
	type Week,
} from "./open-status.ts";

export type OpenNowContent = {
	labels: OpenNowLabels;
	week: Week;
	booking: string;
};

/** Texts about a moment contain [time]. */
type OpenNowLabels = {
	open: string;
	openAlways: string;
	closed: string;
	/** Also contains [reason]. */
	closedDay: string;
	closedForLong: string;
	nextClass: string;
	book: string;
	hours: string;
};

type Props = { content: OpenNowContent; className: string | undefined };

/** The gym's status and its next class; shows the usual hours until hydration. */
export function OpenNow({ content, className }: Props) {
	const { labels, week, booking } = content;
	const rootClass = `${layout.row} ${css.openNow} ${className}`;
	const instant = useNow();
	if (instant === undefined)
		return (
			<div className={rootClass}>
				<p className="muted">{labels.hours}</p>
			</div>
		);
	const status = openStatus(week, instant);
	const { now, nextClass } = status;
	return (
		<div className={rootClass} data-open={status.open ? "" : undefined}>
			<p className={css.state}>{statusText(status, labels)}</p>
			{nextClass && (
				<p className={`muted ${layout.row} ${css.class}`}>
					<span>
						{interpolate(labels.nextClass, {
							time: formatMoment(nextClass.at, now),
						})}
					</span>
					<Link href={booking} isExternal className="text-link">
						{labels.book}
						<span className="visually-hidden">
							{` ${formatMoment(nextClass.at, now)} ${nextClass.name}`}
						</span>
					</Link>
				</p>
			)}
		</div>
	);
}

function statusText(
	{ now, open, opens, closure }: OpenStatus,
	labels: OpenNowLabels,
): string {
	if (open)
		return open.until
			? interpolate(labels.open, { time: formatMoment(open.until, now) })
			: labels.openAlways;
	if (!opens) return labels.closedForLong;
	const time = formatMoment(opens, now);
	return closure
		? interpolate(labels.closedDay, { time, reason: closure.note })
		: interpolate(labels.closed, { time });
}
