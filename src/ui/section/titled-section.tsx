import type { ReactNode } from "react";
import layout from "../layout/layout.module.css";
import { Section, type SectionProps } from "./section.tsx";
import { SectionHeader } from "./section-header.tsx";

type Props = SectionProps & {
	title: string;
	hidesTitle?: boolean;
	lead?: string | undefined;
	beside?: ReactNode;
};

export function TitledSection({
	id,
	title,
	hidesTitle = false,
	lead,
	beside,
	children,
	...section
}: Props) {
	return (
		<Section id={id} {...section}>
			<div className={layout.wrap}>
				{hidesTitle ? (
					<h2 id={`${id}-title`} className="visually-hidden">
						{title}
					</h2>
				) : (
					<SectionHeader id={id} title={title} lead={lead}>
						{beside}
					</SectionHeader>
				)}
				{children}
			</div>
		</Section>
	);
}
