import type { ComponentProps, ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { useCollectedProps } from "./collected-props.ts";
import { IslandRoot, islandIdPrefix } from "./island-root.tsx";
import type { islandModules } from "./modules.ts";

type IslandName = keyof typeof islandModules;
type IslandComponent<Name extends IslandName> = Awaited<
	ReturnType<(typeof islandModules)[Name]>
>;

type Props<Name extends IslandName> = {
	name: Name;
	component: IslandComponent<Name>;
	props: ComponentProps<IslandComponent<Name>>;
	/** When the island's code loads. A press, a key or focus inside the island loads it earlier. */
	load?: "visible" | "idle" | "interaction" | "dialog";
};

/**
 * Renders a component that the browser hydrates as a separate React root
 * (docs/decisions/0019-pages-and-islands.md). The component cannot read the page's React context.
 */
export function Island<Name extends IslandName>({
	name,
	component,
	props,
	load = "visible",
}: Props<Name>) {
	const Component = component as ComponentType<object>;
	const plainProps = props as object;
	const index = useCollectedProps(plainProps);
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
			// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered in the build
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
