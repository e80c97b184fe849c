import { printWeek } from "../../lib/hours.ts";
import { readMarkSvg } from "../mark-svg.ts";
import type { PictureDesk } from "../pictures.ts";
import { cityLine } from "../postal-address.ts";
import type { Content } from "../read-content.ts";
import type { NavigationLink } from "../schema/navigation.ts";
import { type LeadFrameView, leadFrameView } from "./frames.ts";
import { type Destination, destination, phoneNumber } from "./links.ts";

export type LinkView = Destination & { label: string };
export type MenuRowView =
	| LinkView
	| { label: string; opens: LeadFrameView["id"] };

/** What every page shows: bar, menu sheet, footer, ways to get in touch. */
export function shellView(content: Content, desk: PictureDesk) {
	const { site, navigation, dialogs, integrations, schedule } = content;
	const link = ({ label, to }: NavigationLink): LinkView => ({
		label,
		...destination(content, to),
	});
	const bar = navigation.bar.map((row) =>
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
	const menu = (
		rows: (typeof navigation.modes)["prolabs"]["menu"],
	): MenuRowView[] => rows.map((row) => ("opens" in row ? row : link(row)));
	const { corporate, prolabs } = navigation.modes;

	return {
		name: site.name,
		shortName: site.shortName,
		place: `${site.neighborhood}, ${site.city}`,
		description: site.description,
		parkingNote: site.parkingNote,
		addressLines: [site.address.street, cityLine(site.address)],
		phone: site.phone,
		phoneNumber: phoneNumber(site.phone),
		email: site.email,
		social: site.social,
		mark: readMarkSvg(content.images.get(site.logo)?.path ?? ""),
		hours: printWeek(schedule.openingHours),
		hoursTitle: navigation.footer.hoursTitle,
		bar,
		modes: {
			default: navigation.modes.default,
			corporate: { ...corporate, menu: menu(corporate.menu) },
			prolabs: { ...prolabs, menu: menu(prolabs.menu) },
		},
		footerGroups: navigation.footer.groups.map(({ title, links }) => ({
			title,
			links: links.map(link),
		})),
		dialogs: {
			freeTrial: leadFrameView(content, "freeTrial"),
		},
		frameWords: dialogs.shared,
		/** Looked up early by the browser: one per outside system (EMBED-07). The fonts are our own. */
		hintedOrigins: hintedOrigins(content),
		favicon: desk.copy(site.favicon),
		formEmbedScript: integrations.formEmbedScript,
		error: content.pages.error,
	};
}

/** The origins that pages may ask later: frames, form script, pictures, booking. */
function hintedOrigins({ integrations }: Content): string[] {
	const { frames, formEmbedScript, gymManagement, imageStorage } = integrations;
	const urls = [
		...Object.values(frames).map(({ url }) => url),
		formEmbedScript,
		gymManagement,
		...imageStorage,
	];
	return [
		...new Set(
			urls.filter((url) => url !== "").map((url) => new URL(url).origin),
		),
	];
}
