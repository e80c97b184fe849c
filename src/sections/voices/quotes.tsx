import type { ComponentProps, ReactNode } from "react";
import layout from "#ui/layout/layout.module.css";
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
	if (people.length === 1)
		return (
			<Section id={id}>
				<div className={layout.wrap}>
					<h2 id={`${id}-title`} className="visually-hidden">
						{title}
					</h2>
					<Voices people={people} />
				</div>
			</Section>
		);
	return (
		<Section id={id} title={title} beside={children}>
			<Voices people={people} />
		</Section>
	);
}
