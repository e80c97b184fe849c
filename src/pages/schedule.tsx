import schedule from "content:schedule";
import { CallToAction } from "#sections/call-to-action.tsx";
import { ClassSchedule } from "#sections/schedule/class-schedule.tsx";
import { headLinks, headTags } from "#seo/head-tags.ts";
import { plainPage } from "./page-handle.ts";

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
