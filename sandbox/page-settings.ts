import type { Mode } from "./modes.ts";

/** What the server tells the script of a widget page. */
export type PageSettings = {
	/** The id in the path: of the calendar or of the form. */
	id: string;
	messages: Mode["messages"];
	redirectUrl: string | undefined;
	campaign: Readonly<Record<string, string>>;
};
