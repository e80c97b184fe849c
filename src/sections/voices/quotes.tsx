import type { ComponentProps, ReactNode } from "react";
import { Section } from "#ui/section/section.tsx";
import { Voices } from "./voices.tsx";

type Props = ComponentProps<typeof Voices> & {
	id: string;
	/** Read out by screen readers only where a single member is quoted. */
	title: string;
	/** Beside the title. */
	children?: ReactNode;
};

/** A band with what three people say, or one. */
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
