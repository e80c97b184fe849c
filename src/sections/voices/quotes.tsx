import type { ComponentProps, ReactNode } from "react";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { SectionHead } from "#ui/section/section-head.tsx";
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
		<Section id={id}>
			<div className={layout.wrap}>
				<SectionHead id={id} title={title}>
					{children}
				</SectionHead>
				<Voices people={people} />
			</div>
		</Section>
	);
}
