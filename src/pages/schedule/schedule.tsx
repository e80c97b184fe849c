import { CalendarDays, List } from "lucide-react";
import { Island } from "#islands/island.tsx";
import { OpenNow } from "#schedule/hours/open-now.tsx";
import { LiveScheduleDialog } from "#schedule/week/live-schedule-dialog.tsx";
import { LiveScheduleView } from "#schedule/week/live-schedule-view.tsx";
import { ScheduleAside } from "#schedule/week/schedule-aside.tsx";
import { WeekView } from "#schedule/week/week-view.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import { PageHeader } from "#ui/section/page-header.tsx";
import css from "./schedule.module.css";
import type { SchedulePageProps } from "./schedule-props.ts";

export function SchedulePage({
	headline,
	lead,
	views,
	openNow,
	live,
	gym,
	closing,
	...page
}: SchedulePageProps) {
	const { bookingUrl } = page;
	const buttons = [
		{ name: "week", label: views.weekly, Icon: List },
		{ name: "calendar", label: views.calendar, Icon: CalendarDays },
	];
	return (
		<>
			<PageHeader className={css.header}>
				<div>
					<p className={visibility.printOnly}>
						{[gym.name, ...gym.addressLines].join(", ")},{" "}
						<Link href={`tel:${gym.phoneNumber}`}>{gym.phone}</Link>
					</p>
					<h1>{headline}</h1>
					<p>{lead}</p>
					<OpenNow content={openNow} className={css.openNow} />
				</div>
				{/* biome-ignore lint/a11y/useSemanticElements: a <fieldset> groups form fields, but these buttons choose a view */}
				<div
					className={`${css.views} ${visibility.jsOnly}`}
					role="group"
					aria-label={views.label}
					data-enhance="schedule-view"
					data-load="idle"
				>
					{buttons.map(({ name, label, Icon }) => (
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
					<div data-live-schedule="" hidden>
						<Island
							name="LiveScheduleView"
							component={LiveScheduleView}
							props={{ live, bookingUrl }}
						/>
					</div>
					<WeekView {...page} />
				</div>
				<ScheduleAside {...page} liveButton={live.button} contact={gym} />
			</div>
			<Island
				name="LiveScheduleDialog"
				component={LiveScheduleDialog}
				load="dialog"
				props={{ live, bookingUrl }}
			/>
			<CallToAction id="free-class" {...closing} />
		</>
	);
}
