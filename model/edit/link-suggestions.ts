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
		/<(?:section|article|h2|h3)\b[^>]*? id="([a-z][a-z0-9-]*)"[^>]*>/g,
	);
	return [
		// Only the navigation may link to the events page. Other links would break without events.
		// Only forms of providers redirect to thank-you pages.
		...Object.entries(pages).filter(
			([address]) =>
				address !== notFound &&
				(address !== events || file === "navigation.yaml") &&
				(!address.startsWith("/thank-you-") || file === "integrations.yaml"),
		),
		...[...(hasSections ? sections : [])]
			.filter(([, id = ""]) => !id.endsWith("-title"))
			.map(([tag, id = ""]): [string, string] => {
				const name = sectionName(html, tag, id);
				return [`#${id}`, name ? `On this page: ${name}` : "On this page"];
			}),
		...names.map((name): [string, string] => [
			name,
			name.startsWith("tel:")
				? "The phone"
				: "Address in “Booking, map and other addresses”",
		]),
	];
}

/** Returns the address of the page with the typed name; undefined if there is none. */
export function addressOfPage(
	suggestions: readonly (readonly [address: string, label: string])[],
	typed: string,
): string | undefined {
	if (suggestions.some(([address]) => address === typed)) return undefined;
	const name = typed.trim().toLowerCase();
	return suggestions.find(
		([address, label]) =>
			address.startsWith("/") && label.toLowerCase() === name,
	)?.[0];
}

/** Returns the text of the heading that labels the section; "" if there is none. */
function sectionName(html: string, tag: string, id: string): string {
	const [, labelId = id] = / aria-labelledby="([\w-]+)"/.exec(tag) ?? [];
	const heading = new RegExp(
		`<(h\\d)\\b[^>]*? id="${labelId}"[^>]*>(.*?)</\\1>`,
	);
	const [, , content = ""] = heading.exec(html) ?? [];
	return content
		.replaceAll(/<[^>]*>/g, "")
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&amp;", "&");
}
