import { isCampaignName } from "../src/lib/campaign-names.ts";
import type { CalendarDate } from "../src/lib/time/calendar-date.ts";
import { bookingPage } from "./pages/booking.ts";
import { formPage } from "./pages/form.ts";
import { mapPage, storedPicture, videoPage } from "./pages/svg-pages.ts";
import {
	externalSitePage,
	notFoundPage,
	schedulePage,
} from "./pages/text-pages.ts";
import { scriptAt } from "./scripts.ts";
import { messagesOf } from "./widget-messages.ts";

export type SandboxResponse = {
	status: number;
	type: string;
	body: string;
	headers?: Readonly<Record<string, string>>;
};

export function responseFor(url: URL, today: CalendarDate): SandboxResponse {
	const path = url.pathname.replace(/(?<=.)\/$/, "");

	const widget = /^\/widget\/(booking|form)\/([a-z0-9-]{1,64})$/.exec(path);
	if (widget !== null) {
		const kind = widget[1] === "booking" ? "booking" : "form";
		const id = widget[2] ?? "";
		const query = [...url.searchParams];
		const campaign = query.filter(([key]) => isCampaignName(key));
		const choices = query.filter(([key]) => !isCampaignName(key));
		const draw = kind === "booking" ? bookingPage : formPage;
		return page(
			draw({
				id,
				today,
				campaign: Object.fromEntries(campaign),
				choices,
				messages: messagesOf(kind, id),
			}),
		);
	}

	const video = /^\/embed\/([\w-]{1,64})$/.exec(path);
	if (video?.[1] !== undefined) return page(videoPage(video[1]));

	const script = scriptAt(path);
	if (script !== undefined)
		return {
			status: 200,
			type: "text/javascript; charset=utf-8",
			body: script,
			// Frames with an opaque origin (no allow-same-origin) load scripts only with this header.
			headers: { "Access-Control-Allow-Origin": "*" },
		};

	if (/\.(avif|jpe?g|png|webp)$/.test(path))
		return {
			status: 200,
			type: "image/svg+xml; charset=utf-8",
			body: storedPicture(path.slice(1), url.searchParams.get("w") ?? ""),
		};

	if (path === "/calendar.ics")
		return {
			status: 200,
			type: "text/calendar; charset=utf-8",
			body: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:sandbox\r\nEND:VCALENDAR\r\n",
		};

	const site = /^\/([a-z-]+)$/.exec(path);
	if (site?.[1] !== undefined) return page(externalSitePage(site[1]));

	switch (path) {
		case "/open/calendar":
			return page(schedulePage());
		case "/map/embed":
			return page(mapPage(url.searchParams.get("q") ?? ""));
		default:
			return page(notFoundPage(), 404);
	}
}

function page(body: string, status = 200): SandboxResponse {
	return { status, type: "text/html; charset=utf-8", body };
}
