import { createElement } from "react";

type Props = {
	id?: string;
};

/**
 * Forces a layout of the HTML received so far, which splits the first layout into smaller tasks
 * (docs/decisions/0010-late-sections.md). src/startup/scroll-state.ts defines the custom element,
 * because an inline script would need a hash in the security policy.
 */
export function ForceLayout({ id }: Props) {
	return createElement("force-layout", { id, hidden: true });
}
