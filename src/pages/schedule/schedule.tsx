import schedule from "content:schedule";
import { ClassSchedule } from "#schedule/week/class-schedule.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import type { PageHandle } from "#shell/page-handle.ts";

export const handle: PageHandle = { page: schedule };

export default function SchedulePage() {
	return (
		<>
			<ClassSchedule />
			<CallToAction id="free-class" {...schedule.closing} />
		</>
	);
}
