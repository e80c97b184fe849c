import type { FieldOf } from "./form.ts";

export type LinkField = Pick<FieldOf<"page">, "names" | "hasSections">;

export type Targets = {
	/** Page titles by URL path. */
	pages: Readonly<Record<string, string>>;
	events: string | undefined;
	notFound: string | undefined;
	/** HTML of the page that the form edits; undefined if it edits no page. */
	html: string | undefined;
};

/** Returns the link targets that the field accepts, each with a label. */
export function suggestLinks(
	{ names = [], hasSections }: LinkField,
	file: string,
	{ pages, events, notFound, html = "" }: Targets,
): [string, string][] {
	// Matches the ids as text, because Trusted Types forbid parsing HTML in the editor.
	const sections = html.matchAll(
		/<(?:section|article|h2|h3)\b[^>]*? id="([a-z][a-z0-9-]*)"/g,
	);
	return [
		// Only the navigation may link to the events page. Other links would break without events.
		// Only forms of providers lead to thank-you pages.
		...Object.entries(pages).filter(
			([address]) =>
				address !== notFound &&
				(address !== events || file === "navigation.yaml") &&
				(!address.startsWith("/thank-you-") || file === "integrations.yaml"),
		),
		...[...(hasSections ? sections : [])]
			.filter(([, id = ""]) => !id.endsWith("-title"))
			.map(([, id]): [string, string] => [`#${id}`, "On this page"]),
		...names.map((name): [string, string] => [
			name,
			name.startsWith("tel:")
				? "The phone"
				: "Address in “Booking, map and other addresses”",
		]),
	];
}
