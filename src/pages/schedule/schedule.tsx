import schedule from "content:schedule";
import shell from "content:shell";
import { CalendarDays, List } from "lucide-react";
import { Island } from "#islands/island.tsx";
import { OpenNow } from "#schedule/hours/open-now.tsx";
import { LiveScheduleDialog } from "#schedule/week/live-schedule-dialog.tsx";
import { LiveScheduleView } from "#schedule/week/live-schedule-view.tsx";
import { ScheduleAside } from "#schedule/week/schedule-aside.tsx";
import { WeekView } from "#schedule/week/week-view.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import { PageHeader } from "#ui/section/page-header.tsx";
import css from "./schedule.module.css";

export const handle: PageHandle = { page: schedule, hasTimedParts: true };

const views = [
	{ name: "week", label: schedule.views.weekly, Icon: List },
	{ name: "calendar", label: schedule.views.calendar, Icon: CalendarDays },
];

/** The class schedule (SCHED-01 to SCHED-13): the week as tables, or the live schedule, and what belongs beside it. */
export default function SchedulePage() {
	return (
		<>
			<PageHeader className={css.head}>
				<div>
					<p className={visibility.printOnly}>
						{[shell.name, ...shell.addressLines].join(", ")},{" "}
						<Link href={`tel:${shell.phoneNumber}`}>{shell.phone}</Link>
					</p>
					<h1 tabIndex={-1}>{schedule.headline}</h1>
					<p>{schedule.lead}</p>
					<Island
						name="OpenNow"
						component={OpenNow}
						props={{ className: css.openNow }}
					/>
				</div>
				{/* biome-ignore lint/a11y/useSemanticElements: two buttons that choose a view are no form, so no fieldset */}
				<div
					className={`${css.views} ${visibility.jsOnly}`}
					role="group"
					aria-label={schedule.views.label}
					data-enhance="schedule-view"
					data-load="idle"
				>
					{views.map(({ name, label, Icon }) => (
						<button
							key={name}
							type="button"
							data-shows={name}
							aria-pressed={name === "week"}
						>
							<Icon className="icon" />
							{label}
						</button>
					))}
				</div>
			</PageHeader>
			<div
				className={`${layout.wrap} ${layout.columns} ${layout.withAside} ${css.body}`}
				data-view="week"
			>
				<div>
					<Island
						name="LiveScheduleView"
						component={LiveScheduleView}
						props={{}}
					/>
					<WeekView />
				</div>
				<ScheduleAside />
			</div>
			<Island
				name="LiveScheduleDialog"
				component={LiveScheduleDialog}
				load="dialog"
				props={{}}
			/>
			<CallToAction id="free-class" {...schedule.closing} />
		</>
	);
}
