import { type ComponentProps, type ReactNode, useState } from "react";
import visibility from "#ui/layout/visibility.module.css";
import { DirectLink } from "./direct-link.tsx";
import css from "./frame.module.css";
import { Frame } from "./frame.tsx";

type Props = Pick<
	ComponentProps<typeof Frame>,
	"title" | "src" | "height" | "labels" | "allow"
> & {
	className?: string;
	children: (load: () => void) => ReactNode;
};

export function ClickToLoadFrame({ className, children, ...frame }: Props) {
	const [isLoaded, setIsLoaded] = useState(false);
	// Renders the footer even before the frame is loaded, so that the page does not shift later.
	const footer = <DirectLink href={frame.src} text={frame.labels.direct} />;
	if (isLoaded)
		return (
			<Frame
				{...frame}
				isActive
				sendsMessages={false}
				takesFocus
				footer={footer}
			/>
		);
	return (
		<div
			className={[css.frame, visibility.screenOnly, className]
				.filter(Boolean)
				.join(" ")}
			data-height={frame.height}
		>
			{children(() => setIsLoaded(true))}
			{footer}
		</div>
	);
}
