import { clockAt } from "../src/lib/time/zone-clock.ts";
import {
	type Answer,
	drawingAnswer,
	htmlAnswer,
	scriptAnswer,
} from "./answer.ts";
import { bookingPage } from "./pages/booking.ts";
import { contentsPage, notFoundPage } from "./pages/contents.ts";
import { formPage } from "./pages/form.ts";
import { mapPage } from "./pages/map.ts";
import { storedPicture } from "./pages/picture.ts";
import { schedulePage } from "./pages/schedule.ts";
import { stubPage, stubs } from "./pages/stub.ts";
import { videoPage } from "./pages/video.ts";
import { scriptAt } from "./scripts.ts";
import type { Timetable } from "./timetable.ts";
import { visitorQuery } from "./visitor-query.ts";

/**
 * What is answered at an instant (milliseconds since 1970). The real calendars show the time of the place where the gym
 * is, wherever the visitor is.
 */
export function answerFor(url: URL, now: number, timetable: Timetable): Answer {
	const path = url.pathname.replace(/(?<=.)\/$/, "");
	const { date: today } = clockAt(timetable.timeZone, now);

	const widget = /^\/widget\/(booking|form)\/([a-z0-9-]{1,64})$/.exec(path);
	if (widget !== null) {
		const [, kind, id = ""] = widget;
		const visitor = visitorQuery(url.searchParams);
		const { campaign } = visitor;
		const isSilent = url.searchParams.has("silent");
		const settings = { id, isSilent, campaign };
		const page = kind === "booking" ? bookingPage : formPage;
		return htmlAnswer(page({ id, today, timetable, visitor, settings }));
	}

	const video = /^\/embed\/([\w-]{1,64})$/.exec(path);
	if (video?.[1] !== undefined) return htmlAnswer(videoPage(video[1]));

	const script = scriptAt(path);
	if (script !== undefined) return scriptAnswer(script);

	const stub = stubs.get(path);
	if (stub !== undefined) return htmlAnswer(stubPage(stub));

	if (/\.(avif|jpe?g|png|webp)$/.test(path))
		return drawingAnswer(
			storedPicture(path.slice(1), url.searchParams.get("w") ?? ""),
		);

	switch (path) {
		case "/":
			return htmlAnswer(contentsPage());
		case "/open/calendar":
			return htmlAnswer(schedulePage(today, timetable));
		case "/map/embed":
			return htmlAnswer(mapPage(url.searchParams.get("q") ?? ""));
		default:
			return htmlAnswer(notFoundPage(), 404);
	}
}
