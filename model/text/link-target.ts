/** A link to a section, such as #pricing. */
export const sectionLink = /#[a-z0-9-]+/;

/**
 * Allowed link targets: a page or anchor of this site, another site, a phone number, an email
 * address.
 */
const target = new RegExp(
	String.raw`^(?:/[a-z0-9/-]*(?:\?[a-z=-]+)?(?:${sectionLink.source})?|${sectionLink.source}|https://[^\s"'<>]+|tel:\+\d+|mailto:[^\s@]+@[^\s@]+)$`,
);

export function isLinkTarget(text: string): boolean {
	return target.test(text);
}

/** The expected value in the message about a dead link. */
export const expectedPage = "a page of this site such as /pricing";

/** True for a link to a page of this site that does not exist. */
export function isDeadLink(
	href: string,
	validAddresses: ReadonlySet<string>,
): boolean {
	return (
		href.startsWith("/") && !validAddresses.has(href.replace(/[?#].*$/, ""))
	);
}
