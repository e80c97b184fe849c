import type { FieldOf } from "./form.ts";

export type LinkField = Pick<FieldOf<"page">, "names" | "hasSections">;

/** What a link of the owner's site may lead to. */
export type Targets = {
	/** The titles of all pages by their addresses. */
	pages: Readonly<Record<string, string>>;
	/** The address of the page of events while there is one. */
	events: string | undefined;
	/** The built page of the form's file, if it has one. */
	html: string | undefined;
};

/** The targets that the field of a file accepts, each with words that say what it is. */
export function linkOffers(
	{ names = [], hasSections }: LinkField,
	file: string,
	{ pages, events, html = "" }: Targets,
): [string, string][] {
	const sections = html.matchAll(
		/<(?:section|article|h2|h3)\b[^>]*? id="([a-z][a-z0-9-]*)"/g,
	);
	return [
		// Only the navigation leaves the link out while there are no events.
		...Object.entries(pages).filter(
			([address]) => address !== events || file === "navigation.yaml",
		),
		...[...(hasSections ? sections : [])]
			.filter(([, id = ""]) => !id.endsWith("-title"))
			.map(([, id]): [string, string] => [`#${id}`, "On this page"]),
		...names.map((name): [string, string] => [
			name,
			name.startsWith("tel:") ? "The phone" : "Address in “Integrations”",
		]),
	];
}
