import { type ComponentProps, type ComponentType, use } from "react";
import { renderToString } from "react-dom/server";
import { CollectedProps } from "./collected-props.ts";
import { islandIdPrefix } from "./island-id.ts";
import { IslandRoot } from "./island-root.tsx";
import type { islandModules } from "./modules.ts";

type IslandName = keyof typeof islandModules;
type IslandComponent<Name extends IslandName> = Awaited<
	ReturnType<(typeof islandModules)[Name]>
>;

type Props<Name extends IslandName> = {
	/** How the browser calls it: src/islands/modules.ts. */
	name: Name;
	/** The same component, for the build. */
	component: IslandComponent<Name>;
	/** Plain JSON: the browser reads it from the document. */
	props: ComponentProps<IslandComponent<Name>>;
	/** When the browser loads its code: src/startup/islands.ts. A press inside loads it at once in any case. */
	load?: "idle" | "visible" | "interaction" | "dialog";
};

/**
 * A component that is rendered into the static page as a React root of its own and hydrated on its own
 * (docs/decisions/0019-pages-and-islands.md). It receives no context of the page around it.
 */
export function Island<Name extends IslandName>({
	name,
	component,
	props,
	load = "idle",
}: Props<Name>) {
	const collected = use(CollectedProps);
	if (!collected) throw new Error(`The island ${name} is not inside a page`);
	// TypeScript does not relate the component of a name to the props of that name.
	const Component = component as ComponentType<object>;
	const plainProps = props as object;
	const index = collected.push(plainProps) - 1;
	const html = renderToString(
		<IslandRoot>
			<Component {...plainProps} />
		</IslandRoot>,
		{ identifierPrefix: islandIdPrefix(index) },
	);
	return (
		<div
			data-island={name}
			data-props={index}
			data-load={load}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, in the build
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
