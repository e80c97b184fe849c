import type { Content } from "../files.ts";

/**
 * Resolves a link: "/pricing" or "#pricing" on this site, or the name of a link in
 * integrations.yaml, such as "store". Links by name open in a new tab (ROUTE-23).
 */
export function resolveLink(content: Content, to: string) {
	const links: Record<string, string> = content.integrations.links;
	const external = links[to];
	return { href: external ?? to, isExternal: external !== undefined };
}
