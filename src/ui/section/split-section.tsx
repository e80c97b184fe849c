import layout from "../layout/layout.module.css";
import split from "../layout/split.module.css";
import { Section, type SectionProps } from "./section.tsx";

type Props = Pick<SectionProps, "id" | "tone" | "children"> & {
	aside?: "end" | undefined;
	asideWidth?: "narrow" | undefined;
	hasAsideFooter?: boolean;
	className?: string | undefined;
};

export function SplitSection({
	aside,
	asideWidth,
	hasAsideFooter = false,
	className = "",
	children,
	...section
}: Props) {
	return (
		<Section {...section}>
			<div
				className={`${layout.wrap} ${split.split} ${className}`.trim()}
				data-aside={aside}
				data-aside-width={asideWidth}
				data-aside-footer={hasAsideFooter ? "" : undefined}
			>
				{children}
			</div>
		</Section>
	);
}
