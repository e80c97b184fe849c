import type { ComponentProps, ReactNode } from "react";
import { Section } from "#ui/section/section.tsx";
import { Voices } from "./voices.tsx";

type Props = ComponentProps<typeof Voices> & {
	id: string;
	title: string;
	/** Beside the title. */
	children?: ReactNode;
};

/** A band with what three people say. */
export function Quotes({ id, title, people, children }: Props) {
	return (
		<Section id={id} title={title} beside={children}>
			<Voices people={people} />
		</Section>
	);
}
