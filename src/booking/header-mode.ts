/** Which bar a page has (NAV-01). */
export type HeaderMode = "default" | "corporate" | "prolabs";

/** The dialog that the bar's main button opens, by its id in the page (NAV-05 to NAV-07). */
export const actionDialogs = {
	default: "free-trial",
	corporate: "corporate-quote",
	prolabs: "prolabs-request",
} as const satisfies Record<HeaderMode, string>;

export const menuSheetId = "menu";
