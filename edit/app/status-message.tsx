import { useEffect, useMemo, useRef } from "react";
import css from "./app.module.css";
import { useEditor } from "./editing.ts";

/** Keys that do not hide the message, because they change nothing in the form. */
const movingKeys: ReadonlySet<string> = new Set([
	"Alt",
	"Control",
	"Meta",
	"Shift",
	"Tab",
]);

/**
 * Shows a message until the next click or key, because the message covers a part of the form.
 * Offers to undo the reported step until there is another step. Shows nothing while a dialog with
 * its own StatusMessage covers it.
 */
export function StatusMessage({ isCovered = false }) {
	const { status: newest, announce, stepToUndo, undo } = useEditor();
	const status = isCovered ? undefined : newest;
	const box = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: keeps the step that was the last one when the message appeared
	const step = useMemo(() => stepToUndo, [status]);
	useEffect(() => {
		if (!status) return;
		const clear = (event: Event) => {
			const isInside = box.current?.contains(event.target as Node);
			const isMove =
				event instanceof KeyboardEvent && movingKeys.has(event.key);
			// The second click of a double click belongs to the click that caused the message.
			const isDoubleClick = event instanceof MouseEvent && event.detail > 1;
			if (!isInside && !isMove && !isDoubleClick) announce("");
		};
		const options = { capture: true };
		// Not on pointerdown: a button that moves up in the dialog would miss its click.
		for (const type of ["click", "keydown"])
			addEventListener(type, clear, options);
		return () => {
			for (const type of ["click", "keydown"])
				removeEventListener(type, clear, options);
		};
	}, [status, announce]);
	return (
		<div ref={box} className={css.status}>
			<p role="status">{status?.text}</p>
			{status?.canUndo && stepToUndo === step && (
				<button
					type="button"
					className="quiet"
					aria-label={`Undo: ${status.text}`}
					onClick={() => {
						announce("");
						undo();
						// Moves the focus, because the clicked button disappears.
						const heading = box.current?.closest("dialog")?.querySelector("h2");
						const form = document.getElementById("form");
						(heading ?? form)?.focus({ preventScroll: true });
					}}
				>
					Undo
				</button>
			)}
		</div>
	);
}
