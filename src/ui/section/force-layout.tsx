import { createElement } from "react";

type Props = {
	id?: string;
};

/**
 * Forces a layout of the HTML that the browser has received so far. This splits the first layout
 * into smaller tasks (docs/decisions/0010-late-sections.md). src/startup/scroll-state.ts defines
 * the custom element, because an inline script here would need its own hash in the security policy.
 */
export function ForceLayout({ id }: Props) {
	return createElement("force-layout", { id, hidden: true });
}
