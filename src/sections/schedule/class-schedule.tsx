import type schedule from "content:schedule";
import shell from "content:shell";
import { CalendarDays, List } from "lucide-react";
import type { ReactNode } from "react";
import { useAddressParam } from "#ui/address-query.ts";
import { Words } from "#ui/words.tsx";
import { OpenNow } from "../open-now.tsx";
import { LiveScheduleDialog, LiveScheduleFrame } from "./live-schedule.tsx";
import { ScheduleAside } from "./schedule-aside.tsx";
import { WeekView } from "./week-view.tsx";

type Props = { page: typeof schedule };

/** The class schedule (SCHED-01 to SCHED-13): the week as tables, or the live schedule, and what belongs beside it. */
export function ClassSchedule({ page }: Props) {
	const view = useAddressParam("view");
	const isCalendar = view.value === "calendar";
	return (
		<>
			<div className="wrap page-head schedule-head">
				<div>
					<p className="print-only">
						{[shell.name, ...shell.addressLines, shell.phone].join(", ")}
					</p>
					<h1 tabIndex={-1}>{page.headline}</h1>
					<p>
						<Words>{page.lead}</Words>
					</p>
					<OpenNow />
				</div>
				{/* biome-ignore lint/a11y/useSemanticElements: two buttons that choose a view are no form, so no fieldset */}
				<div
					className="segments needs-script"
					role="group"
					aria-label={page.views.label}
				>
					<ViewButton
						icon={<List className="icon" />}
						isPressed={!isCalendar}
						onPress={() => view.set(undefined, isCalendar)}
					>
						{page.views.weekly}
					</ViewButton>
					<ViewButton
						icon={<CalendarDays className="icon" />}
						isPressed={isCalendar}
						onPress={() => view.set("calendar", !isCalendar)}
					>
						{page.views.calendar}
					</ViewButton>
				</div>
			</div>
			<div
				className="wrap schedule"
				data-view={isCalendar ? "calendar" : "week"}
			>
				<div className="schedule-main">
					{isCalendar && <LiveScheduleFrame page={page} space="1100" />}
					<WeekView page={page} />
				</div>
				<ScheduleAside page={page} />
			</div>
			<LiveScheduleDialog page={page} />
		</>
	);
}

function ViewButton({
	icon,
	isPressed,
	onPress,
	children,
}: {
	icon: ReactNode;
	isPressed: boolean;
	onPress: () => void;
	children: string;
}) {
	return (
		<button type="button" aria-pressed={isPressed} onClick={onPress}>
			{icon}
			{children}
		</button>
	);
}
