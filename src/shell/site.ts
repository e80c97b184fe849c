import type { LeadFrameDialog } from "#booking/lead-frame.tsx";
import type { Gym } from "#lib/gym.ts";
import type { MeasurementContent } from "#measurement/measurement-content.ts";

export type Site = Gym & {
	shortName: string;
	place: string;
	description: string;
	announcement: AnnouncementContent | undefined;
	mark: {
		viewBox: string;
		paths: readonly { d: string; evenOdd: boolean }[];
	};
	favicon: string;
	headerLinks: readonly HeaderRow[];
	landing: readonly SiteLink[];
	headers: {
		default: HeaderLabels;
		corporate: HeaderLabels & { menu: readonly MenuRow[] };
		prolabs: HeaderLabels & { menu: readonly MenuRow[] };
	};
	footerGroups: readonly { title: string; links: readonly SiteLink[] }[];
	hoursTitle: string;
	hours: readonly { days: string; hours: string }[];
	freeTrial: LeadFrameDialog;
	/** The URL of the script that the provider's forms need; "" for none. */
	formEmbedScript: string;
	hintedOrigins: readonly string[];
	error: { headline: string; text: string; reload: string; home: string };
	measurement: MeasurementContent | undefined;
};

type AnnouncementContent = {
	text: string;
	/** An ISO 8601 interval. */
	interval: string;
	isOnToday: boolean;
	link: SiteLink | undefined;
};

export type SiteLink = { label: string; href: string; isExternal: boolean };

export type ProgramsRow = {
	label: string;
	programs: readonly (SiteLink & { note: string })[];
};

export type HeaderRow = SiteLink | ProgramsRow;

export type MenuRow = SiteLink | { label: string; opens: string };

type HeaderLabels = {
	subtitle: string;
	action: string;
	actionOnPhones?: string | undefined;
};
