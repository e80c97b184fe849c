import type { ComponentProps, ReactNode } from "react";
import { TitledSection } from "#ui/section/titled-section.tsx";
import { TestimonialList } from "./testimonial-list.tsx";

type Props = ComponentProps<typeof TestimonialList> & {
	id: string;
	title: string;
	children?: ReactNode;
};

export function TestimonialSection({ id, title, people, children }: Props) {
	return (
		<TitledSection
			id={id}
			title={title}
			hidesTitle={people.length === 1}
			beside={children}
		>
			<TestimonialList people={people} />
		</TitledSection>
	);
}
