import type { ComponentProps, ReactNode } from "react";
import { Section } from "#ui/section/section.tsx";
import { Voices } from "./voices.tsx";

type Props = ComponentProps<typeof Voices> & {
	id: string;
	/** Visually hidden if there is a single testimonial. */
	title: string;
	children?: ReactNode;
};

export function Quotes({ id, title, people, children }: Props) {
	return (
		<Section
			id={id}
			title={title}
			hidesTitle={people.length === 1}
			beside={children}
		>
			<Voices people={people} />
		</Section>
	);
}
