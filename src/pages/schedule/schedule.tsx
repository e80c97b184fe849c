import schedule from "content:schedule";
import shell from "content:shell";
import { CalendarDays, List } from "lucide-react";
import { OpenNow } from "#schedule/hours/open-now.tsx";
import {
	LiveScheduleDialog,
	LiveScheduleView,
} from "#schedule/week/live-schedule.tsx";
import { ScheduleAside } from "#schedule/week/schedule-aside.tsx";
import { WeekView } from "#schedule/week/week-view.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import layout from "#ui/layout/layout.module.css";
import only from "#ui/layout/only.module.css";
import { useAddressParam } from "#ui/navigation/address-query.ts";
import { PageHead } from "#ui/section/page-head.tsx";
import css from "./schedule.module.css";

export const handle: PageHandle = { page: schedule };

const views = [
	{ name: "week", param: undefined, label: schedule.views.weekly, Icon: List },
	{
		name: "calendar",
		param: "calendar",
		label: schedule.views.calendar,
		Icon: CalendarDays,
	},
];

/** The class schedule (SCHED-01 to SCHED-13): the week as tables, or the live schedule, and what belongs beside it. */
export default function SchedulePage() {
	const view = useAddressParam("view");
	const shown = view.value === "calendar" ? "calendar" : "week";
	return (
		<>
			<PageHead className={css.head}>
				<div>
					<p className={only.onPaper}>
						{[shell.name, ...shell.addressLines, shell.phone].join(", ")}
					</p>
					<h1 tabIndex={-1}>{schedule.headline}</h1>
					<p>{schedule.lead}</p>
					<OpenNow className={css.openNow} />
				</div>
				{/* biome-ignore lint/a11y/useSemanticElements: two buttons that choose a view are no form, so no fieldset */}
				<div
					className={`${css.views} ${only.withScript}`}
					role="group"
					aria-label={schedule.views.label}
				>
					{views.map(({ name, param, label, Icon }) => (
						<button
							key={name}
							type="button"
							aria-pressed={name === shown}
							onClick={() => view.set(param, name !== shown)}
						>
							<Icon className="icon" />
							{label}
						</button>
					))}
				</div>
			</PageHead>
			<div
				className={`${layout.wrap} ${layout.columns} ${layout.withAside} ${css.body}`}
				data-view={shown}
			>
				<div>
					{shown === "calendar" && <LiveScheduleView />}
					<WeekView />
				</div>
				<ScheduleAside />
			</div>
			<LiveScheduleDialog />
			<CallToAction id="free-class" {...schedule.closing} />
		</>
	);
}
