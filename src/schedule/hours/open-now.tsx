import type { ReactNode } from "react";
import { useCollectedProps } from "#islands/collected-props.ts";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./open-now.module.css";
import type { Week } from "./open-status.ts";

export type OpenNowContent = {
	labels: OpenNowLabels;
	week: Week;
	bookingUrl: string;
};

/** `open`, `closed`, `closedDay` and `nextClass` contain the placeholder [time]. */
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

type Props = {
	content: OpenNowContent;
	className: string | undefined;
	/** The weekly hours, in which show-open-now.ts highlights today's row. */
	children?: ReactNode;
};

/** The gym's status and next class. Shows the usual hours until show-open-now.ts has run. */
export function OpenNow({ content, className, children }: Props) {
	const { labels, week, bookingUrl } = content;
	return (
		<div
			data-enhance="open-now"
			data-load="idle"
			data-props={useCollectedProps({ labels, week })}
		>
			{children}
			<div
				className={`${layout.row} ${css.openNow} ${visibility.screenOnly} ${className}`}
			>
				<p className="muted" data-usual-hours="">
					{labels.hours}
				</p>
				<p className={css.state} data-status="" hidden />
				<p
					className={`muted ${layout.row} ${css.class}`}
					data-next-class=""
					hidden
				>
					<span data-next-time="" />
					<Link href={bookingUrl} isExternal className="text-link">
						{labels.book} <span className="visually-hidden" data-class="" />
					</Link>
				</p>
			</div>
		</div>
	);
}
