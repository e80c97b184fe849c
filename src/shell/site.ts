import type { siteView } from "#model/views/site.ts";

export type Site = ReturnType<typeof siteView>;

export type SiteLink = { label: string; href: string; isExternal: boolean };

export type HeaderRow = Site["headerLinks"][number];

export type ProgramsRow = Extract<HeaderRow, { programs: unknown }>;

export type MenuRow = Site["headers"]["prolabs"]["menu"][number];
