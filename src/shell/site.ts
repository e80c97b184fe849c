import type { LeadFrameDialog } from "#booking/lead-frame.tsx";
import type { Gym } from "#lib/gym.ts";
import type { MeasurementContent } from "#measurement/measurement-content.ts";

/** What every page shows beside its own: bar, menu sheet, footer, ways to get in touch. */
export type Site = Gym & {
	shortName: string;
	/** The neighborhood and the city. */
	place: string;
	description: string;
	announcement: AnnouncementContent | undefined;
	/** The drawing of the logo. */
	mark: {
		viewBox: string;
		paths: readonly { d: string; evenOdd: boolean }[];
	};
	/** The address of the icon in the browser's tab. */
	favicon: string;
	/** The rows of the bar, and of the menu sheet. */
	bar: readonly BarRow[];
	/** The landing pages in the menu sheet, behind the bar's rows. */
	landing: readonly SiteLink[];
	modes: {
		default: HeaderWords;
		corporate: HeaderWords & { menu: readonly MenuRow[] };
		prolabs: HeaderWords & { menu: readonly MenuRow[] };
	};
	footerGroups: readonly { title: string; links: readonly SiteLink[] }[];
	hoursTitle: string;
	hours: readonly { days: string; hours: string }[];
	freeTrial: LeadFrameDialog;
	/** The address of the script that the provider's forms need; "" for none. */
	formEmbedScript: string;
	/** The outside systems that the browser looks up early (EMBED-07). */
	hintedOrigins: readonly string[];
	/** Shown above an island that stopped (ERR-02). */
	error: { headline: string; text: string; reload: string; home: string };
	/** undefined: nothing is measured. */
	measurement: MeasurementContent | undefined;
};

type AnnouncementContent = {
	text: string;
	/** ISO 8601: what begins and ends between two instants. */
	interval: string;
	/** For visitors without scripts, whose clock nobody can ask. */
	isOnToday: boolean;
	link: SiteLink | undefined;
};

export type SiteLink = { label: string; href: string; isExternal: boolean };

export type ProgramsRow = {
	label: string;
	programs: readonly (SiteLink & { note: string })[];
};

export type BarRow = SiteLink | ProgramsRow;

/** A row of the menu of a page with a bar of its own: a link, or the page's dialog. */
export type MenuRow = SiteLink | { label: string; opens: string };

type HeaderWords = {
	/** Under the title of the menu sheet. */
	subtitle: string;
	/** On the main button. */
	action: string;
	actionOnPhones?: string | undefined;
};
