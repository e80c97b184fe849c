import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";

type Props = {
	previous: string;
	next: string;
	variant?: "outline" | "ghost";
	children?: ReactNode;
};

export function Arrows({
	previous,
	next,
	variant = "outline",
	children,
}: Props) {
	return (
		<>
			<Button
				variant={variant}
				size="icon"
				aria-label={previous}
				data-step={-1}
			>
				<ArrowLeft className="icon" />
			</Button>
			{children}
			<Button variant={variant} size="icon" aria-label={next} data-step={1}>
				<ArrowRight className="icon" />
			</Button>
		</>
	);
}
