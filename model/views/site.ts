import { formatWeek } from "#schedule/hours/hours.ts";
import { phoneNumber } from "../facts/phone-number.ts";
import { cityLine } from "../facts/postal-address.ts";
import type { Content } from "../files.ts";
import { eventsPath, hasEvents } from "../pages/events.ts";
import { landingAddress } from "../pages/landing.ts";
import { readLogoSvg } from "../pictures/logo-svg.ts";
import type { Images } from "../pictures/pictures.ts";
import type { NavigationLink } from "../schema/navigation.ts";
import { announcementView } from "./announcement.ts";
import { leadFrameView } from "./frames.ts";
import { resolveLink } from "./links.ts";

export function siteView(content: Content, images: Images) {
	const { site, navigation, integrations, schedule, openNow } = content;
	const link = ({ label, to }: NavigationLink) => ({
		label,
		...resolveLink(content, to),
	});
	const isThere = (row: { to: string } | object) =>
		hasEvents(content) || !("to" in row && row.to === eventsPath);
	const headerLinks = navigation.bar.filter(isThere).map((row) =>
		"programs" in row
			? {
					label: row.label,
					programs: row.programs.map((program) => ({
						...link(program),
						note: program.note,
					})),
				}
			: link(row),
	);
	const menu = (rows: (typeof navigation.modes)["prolabs"]["menu"]) =>
		rows.filter(isThere).map((row) => ("opens" in row ? row : link(row)));
	const { corporate, prolabs } = navigation.modes;
	const landing = content.landing.flatMap(({ slug, menu: label }) =>
		label ? [link({ label, to: landingAddress(slug) })] : [],
	);

	return {
		...gymView(content),
		announcement: announcementView(content),
		shortName: site.shortName,
		place: `${site.neighborhood}, ${site.city}`,
		description: site.description,
		logo: readLogoSvg(content.images.get(site.logo)?.svg ?? ""),
		hours: formatWeek(schedule.openingHours, openNow.closedWeekday).map(
			({ days, hours }) => ({ days, hours }),
		),
		hoursTitle: navigation.footer.hoursTitle,
		headerLinks,
		landing,
		headers: {
			default: { ...navigation.modes.default, actionOnPhones: undefined },
			corporate: { ...corporate, menu: menu(corporate.menu) },
			prolabs: { ...prolabs, menu: menu(prolabs.menu) },
		},
		footerGroups: navigation.footer.groups.map(({ title, links }, index) => ({
			title,
			links: [
				...links.filter(isThere).map(link),
				...(index === 0 ? landing : []),
			],
		})),
		freeTrial: leadFrameView(content, "freeTrial"),
		hintedOrigins: hintedOrigins(content),
		favicon: images.publishUnchanged(site.favicon),
		formEmbedScript: integrations.formEmbedScript,
		error: content.pages.error,
		measurement: measurementView(content),
	};
}

/**
 * Returns the origins of the frames, the form script, the gym management system and the stored
 * pictures, for a DNS prefetch (EMBED-07).
 */
function hintedOrigins({ integrations }: Content): string[] {
	const { frames, formEmbedScript, gymManagement, imageStorage } = integrations;
	const urls = [
		...Object.values(frames).map(({ url }) => url),
		formEmbedScript,
		gymManagement,
		...imageStorage,
	];
	return [...new Set(urls.filter(Boolean).map((url) => new URL(url).origin))];
}

export function gymView({ site }: Content) {
	return {
		name: site.name,
		addressLines: [site.address.street, cityLine(site.address)],
		parkingNote: site.parkingNote,
		phone: site.phone,
		phoneNumber: phoneNumber(site.phone),
		email: site.email,
		social: site.social,
	};
}

function measurementView({ privacyChoice, integrations }: Content) {
	const { id, scripts } = integrations.pixel;
	if (id === "") return undefined;
	return {
		labels: privacyChoice,
		policy: "/privacy",
		pixel: { id, scripts },
		leadPath: integrations.frames.prolabsRequest.thankYou,
	};
}
