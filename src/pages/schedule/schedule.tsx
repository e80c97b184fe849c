import schedule from "content:schedule";
import { ClassSchedule } from "#schedule/week/class-schedule.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { headLinks, headTags } from "#shell/head/head-tags.ts";
import { plainPage } from "#shell/page-handle.ts";

export const handle = plainPage;
export const meta = () => headTags(schedule.head);
export const links = () => headLinks(schedule.head);

export default function SchedulePage() {
	return (
		<>
			<ClassSchedule page={schedule} />
			<CallToAction id="free-class" {...schedule.closing} />
		</>
	);
}
