import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { nextStop } from "#lib/carousel.ts";
import { Button } from "./button.tsx";
import { wantsStillness } from "./media-query.ts";

type Props = {
	/** Columns from 768 px on; "2 to 3" has its third from 1024 px on. */
	columns: "3" | "2 to 3";
	/** Names of the two buttons. */
	previous: string;
	next: string;
	/** The cards, each an <li>. Each holds a control, so that the keyboard reaches all of them. */
	children: ReactNode;
};

/**
 * Cards as a grid; on narrow screens side by side, to be swiped or stepped through, and after the last comes the first
 * (PROG-04, PT-05, ABOUT-05).
 */
export function CardSlider({ columns, previous, next, children }: Props) {
	const list = useRef<HTMLUListElement>(null);
	/** Where a smooth scroll is going, px: the next press counts from there. */
	const goal = useRef<number>(undefined);
	useEffect(() => {
		const track = list.current;
		if (!track) return;
		const settle = () => {
			goal.current = undefined;
		};
		track.addEventListener("scrollend", settle);
		return () => track.removeEventListener("scrollend", settle);
	}, []);

	const slide = (step: 1 | -1) => () => {
		const track = list.current;
		if (!track) return;
		const left = nextStop(
			stopsOf(track),
			goal.current ?? track.scrollLeft,
			step,
		);
		if (left === track.scrollLeft) return;
		goal.current = left;
		track.scrollTo({
			left,
			behavior: wantsStillness() ? "instant" : "smooth",
		});
	};

	return (
		<div className="card-slider" data-columns={columns}>
			<ul ref={list}>{children}</ul>
			<div className="card-slider-controls">
				<Button
					variant="outline"
					size="icon"
					aria-label={previous}
					onClick={slide(-1)}
				>
					<ArrowLeft className="icon" />
				</Button>
				<Button
					variant="outline"
					size="icon"
					aria-label={next}
					onClick={slide(1)}
				>
					<ArrowRight className="icon" />
				</Button>
			</div>
		</div>
	);
}

/** How far the list is scrolled when each card is in its place; the last ones may share the end. */
function stopsOf(track: HTMLUListElement): number[] {
	const cards = [...track.children].filter(
		(card) => card instanceof HTMLElement,
	);
	const first = cards[0]?.offsetLeft ?? 0;
	const end = track.scrollWidth - track.clientWidth;
	return [
		...new Set(
			cards.map(({ offsetLeft }) => Math.min(offsetLeft - first, end)),
		),
	];
}
