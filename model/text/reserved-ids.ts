/** Ids that every page uses for elements of its layout, such as dialogs that buttons open. */
const layoutIds = [
	"announcement",
	"free-trial",
	"header-end",
	"island-error",
	"island-props",
	"main",
	"mark",
	"menu",
	"privacy-control",
	"privacy-question-title",
	"toasts",
];

/** Ids that no heading of an article or legal page may get. */
export const idsOfTextPages: ReadonlySet<string> = new Set([
	...layoutIds,
	"action-title",
	"in-short-title",
	"more",
	"more-title",
]);

/** Ids that no event may get on the page of events or on a landing page. */
export const idsOfEventPages: ReadonlySet<string> = new Set([
	...layoutIds,
	"consultation",
	"corporate-quote",
	"hero-end",
	"hero-title",
	"prolabs-request",
	...[
		"closing",
		"events",
		"gallery",
		"plans",
		"points",
		"questions",
		"quotes",
		"subscribe",
		"text",
	].flatMap((id) => [id, `${id}-title`]),
]);
