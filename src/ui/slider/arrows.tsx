import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";

type Props = {
	previous: string;
	next: string;
	/** For React components; enhancements find the buttons by `data-step`. */
	onStep?: (direction: 1 | -1) => void;
	variant?: "outline" | "ghost";
	children?: ReactNode;
};

export function Arrows({
	previous,
	next,
	onStep,
	variant = "outline",
	children,
}: Props) {
	return (
		<>
			<Button
				variant={variant}
				size="icon"
				aria-label={previous}
				onClick={onStep && (() => onStep(-1))}
				data-step={-1}
			>
				<ArrowLeft className="icon" />
			</Button>
			{children}
			<Button
				variant={variant}
				size="icon"
				aria-label={next}
				onClick={onStep && (() => onStep(1))}
				data-step={1}
			>
				<ArrowRight className="icon" />
			</Button>
		</>
	);
}
