import schedule from "content:schedule";
import { pageLinks, pageTags } from "#lib/head.ts";
import { ClassSchedule } from "#schedule/week/class-schedule.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { plainPage } from "#shell/page-handle.ts";

export const handle = plainPage;
export const meta = () => pageTags(schedule.head);
export const links = () => pageLinks(schedule.head);

export default function SchedulePage() {
	return (
		<>
			<ClassSchedule page={schedule} />
			<CallToAction id="free-class" {...schedule.closing} />
		</>
	);
}
