import { ArrowDown, ArrowUp, X } from "lucide-react";
import { type MouseEvent, useLayoutEffect, useRef } from "react";
import css from "./fields.module.css";

type ToolProps = {
	title: string;
	index: number;
	count: number;
	move: ((to: number) => void) | undefined;
	remove: (() => void) | undefined;
};

export function EntryTools({ title, index, count, move, remove }: ToolProps) {
	const tools = useRef<HTMLSpanElement>(null);
	const pressed = useRef<{ button: HTMLElement; top: number }>(undefined);
	// Scrolls with the moved entry and keeps the focus, so that the user can click the button again.
	useLayoutEffect(() => {
		if (!pressed.current) return;
		const { button, top } = pressed.current;
		pressed.current = undefined;
		scrollBy(0, button.getBoundingClientRect().top - top);
		const all = [...(tools.current?.querySelectorAll("button") ?? [])];
		[button, ...all]
			.find((one) => !one.matches(":disabled"))
			?.focus({
				preventScroll: true,
			});
	});
	const moveEntry = (
		{ currentTarget: button }: MouseEvent<HTMLElement>,
		to: number,
	) => {
		pressed.current = { button, top: button.getBoundingClientRect().top };
		move?.(to);
	};
	return (
		<span className={css.entryTools} ref={tools}>
			{move && (
				<>
					<button
						type="button"
						className="icon-button"
						aria-label={`Move up: ${title}`}
						disabled={index === 0}
						onClick={(event) => moveEntry(event, index - 1)}
					>
						<ArrowUp aria-hidden />
					</button>
					<button
						type="button"
						className="icon-button"
						aria-label={`Move down: ${title}`}
						disabled={index === count - 1}
						onClick={(event) => moveEntry(event, index + 1)}
					>
						<ArrowDown aria-hidden />
					</button>
				</>
			)}
			{remove && (
				<button
					type="button"
					className="icon-button"
					aria-label={`Remove: ${title}`}
					// Ignores the second click of a double click, which would remove the next entry.
					onClick={({ detail }) => detail < 2 && remove()}
				>
					<X aria-hidden />
				</button>
			)}
		</span>
	);
}
