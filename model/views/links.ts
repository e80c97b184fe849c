import type { Content } from "../files.ts";

/**
 * Resolves a link: "/pricing" and "#pricing" on this site, or a name of integrations.yaml such as
 * "store", which opens in a new tab (ROUTE-23).
 */
export function resolveLink(content: Content, to: string) {
	const links: Record<string, string> = content.integrations.links;
	const external = links[to];
	return { href: external ?? to, isExternal: external !== undefined };
}
