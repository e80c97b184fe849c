import type { Content } from "../files.ts";

/**
 * Where a link leads: a page or anchor of this site, as "/pricing" and "#pricing" are, or a page elsewhere that opens in a
 * new tab, as "store" by the address in integrations.yaml (ROUTE-23).
 */
export function destination(content: Content, to: string) {
	const links: Record<string, string> = content.integrations.links;
	const external = links[to];
	return { href: external ?? to, isExternal: external !== undefined };
}
