export type HeaderVariant = "default" | "corporate" | "prolabs";

/** Ids of the dialogs that the header's main button opens (NAV-05 to NAV-07). */
export const primaryDialogIds = {
	default: "free-trial",
	corporate: "corporate-quote",
	prolabs: "prolabs-request",
} as const satisfies Record<HeaderVariant, string>;

export const menuDialogId = "menu";
