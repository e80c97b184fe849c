import { X } from "lucide-react";
import {
	type ReactNode,
	useEffect,
	useEffectEvent,
	useId,
	useRef,
} from "react";
import { Button } from "../button/button.tsx";
import css from "./dialog.module.css";

type Props = {
	/** Opens with <Button opens={id}> or an address that ends in #id. */
	id: string;
	/** The dialog's accessible name. */
	title: string;
	description?: string;
	closeLabel?: string;
	/** "wide" for long texts and calendars; "sheet" comes in from the right, and a link in it closes it. */
	kind?: "dialog" | "wide" | "sheet";
	/** false: only Escape and the dialog's own buttons close it. */
	closesOutside?: boolean;
	/** The origin to connect to while the visitor points at a button that opens it (EMBED-07, src/islands/start.ts). */
	provider?: string;
	/** Called when it opens and closes, also when it was opened before React ran. */
	onOpenChange?: (isOpen: boolean) => void;
	/** Below the body, always in view. */
	foot?: ReactNode;
	/** The body touches the edges: frames. */
	isFlush?: boolean;
	children: ReactNode;
};

/**
 * A modal <dialog>: it opens without script, traps and returns the focus, closes with Escape (WCAG 2.1.2, 2.4.3).
 * For a question that must be answered use AlertDialog.
 */
export function Dialog({
	id,
	title,
	description,
	closeLabel = "Close",
	kind = "dialog",
	closesOutside = true,
	provider,
	onOpenChange,
	foot,
	isFlush,
	children,
}: Props) {
	const ref = useOpenChange(onOpenChange);
	const labelId = useId();
	const descriptionId = useId();
	const isSheet = kind === "sheet";
	// A frame fills its body and the body scrolls, so the keyboard must reach the body itself (WCAG 2.1.1).
	const body = isFlush ? (
		<section
			className={css.body}
			data-flush=""
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
			tabIndex={0}
			aria-labelledby={labelId}
		>
			{children}
		</section>
	) : (
		<div className={css.body}>{children}</div>
	);

	return (
		<dialog
			ref={ref}
			id={id}
			className={isSheet ? css.sheet : css.dialog}
			data-kind={kind}
			data-provider={provider}
			aria-labelledby={labelId}
			aria-describedby={description ? descriptionId : undefined}
			closedby={closesOutside ? "any" : "closerequest"}
		>
			<div className={css.head}>
				<h2 id={labelId}>{title}</h2>
				<form method="dialog">
					<Button
						type="submit"
						variant="ghost"
						size="icon"
						aria-label={closeLabel}
					>
						<X className="icon" />
					</Button>
				</form>
				{description && <p id={descriptionId}>{description}</p>}
			</div>
			{isSheet ? children : body}
			{foot && <p className={css.foot}>{foot}</p>}
		</dialog>
	);
}

/** For a <dialog>: tells when it opens and closes. The element is the truth, it may do so without React. */
function useOpenChange(onOpenChange?: (isOpen: boolean) => void) {
	const ref = useRef<HTMLDialogElement>(null);
	const tell = useEffectEvent((isOpen: boolean) => onOpenChange?.(isOpen));

	useEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		const follow = () => tell(dialog.open);
		if (dialog.open) follow();
		// Not its event "toggle", which is younger than the browsers of the list (package.json).
		const observer = new MutationObserver(follow);
		observer.observe(dialog, { attributeFilter: ["open"] });
		return () => observer.disconnect();
	}, []);

	return ref;
}

/** Closes a dialog from anywhere. */
export function closeDialog(id: string): void {
	const dialog = document.getElementById(id);
	if (dialog instanceof HTMLDialogElement) dialog.close();
}
