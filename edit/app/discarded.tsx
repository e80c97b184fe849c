import { type MouseEvent, useEffect, useRef } from "react";
import type { FileChange } from "#model/edit/describe-changes.ts";
import type { Draft } from "#model/edit/drafts.ts";
import css from "./save-dialog.module.css";

/**
 * A discarded change keeps its position and height in the list. Otherwise, a second click at the
 * same place would discard the next change.
 */
export type Discarded = {
	change: FileChange;
	index: number;
	height: number;
	draft: Draft | undefined;
};

export function DiscardedChange({
	change: { title },
	height,
	restore,
}: Pick<Discarded, "change" | "height"> & { restore: () => void }) {
	const row = useRef<HTMLParagraphElement>(null);
	useEffect(() => row.current?.focus({ preventScroll: true }), []);
	return (
		<p
			ref={row}
			tabIndex={-1}
			className={css.change}
			style={{ minHeight: height }}
		>
			{title}: discarded.{" "}
			<button
				type="button"
				className="quiet"
				aria-label={`Undo: discard ${title}`}
				// Ignores the second click of a double click on "Discard".
				onClick={(event) => {
					if (event.detail > 1) return;
					focusHeading(event);
					restore();
				}}
			>
				Undo
			</button>
		</p>
	);
}

/** Moves the focus to the dialog's heading, because the pressed button disappears. */
export function focusHeading({ currentTarget }: MouseEvent<HTMLElement>): void {
	const heading = currentTarget.closest("dialog")?.querySelector("h2");
	heading?.focus({ preventScroll: true });
}
