import type { Content } from "../files.ts";
import type { ExternalLinkId } from "../schema/integrations.ts";

/** Where a link leads: a page or anchor of this site, or a page elsewhere that opens in a new tab (ROUTE-23). */
export type Destination = { href: string; isExternal: boolean };

/** "/pricing" and "#pricing" as they are, "store" by the address in integrations.yaml. */
export function destination(content: Content, to: string): Destination {
	const links: Record<string, string> = content.integrations.links;
	const external = links[to];
	return external === undefined
		? { href: to, isExternal: false }
		: { href: external, isExternal: true };
}

export function externalLink(content: Content, id: ExternalLinkId): string {
	return content.integrations.links[id];
}

/** "(206) 555-0142" -> "+12065550142" */
export function phoneNumber(phone: string): string {
	return `+1${phone.replace(/\D/g, "")}`;
}
