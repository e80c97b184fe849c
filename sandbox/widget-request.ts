import type { PageSettings } from "./page-settings.ts";
import type { VisitorQuery } from "./visitor-query.ts";

/** What a widget page is made from. */
export type WidgetRequest = {
	id: string;
	/** The date in Los Angeles, ISO 8601. */
	today: string;
	visitor: VisitorQuery;
	settings: PageSettings;
};
