import { X } from "lucide-react";
import {
	type ReactNode,
	useEffect,
	useEffectEvent,
	useId,
	useRef,
} from "react";
import { Button } from "../button/button.tsx";
import { UnbrokenCompounds } from "../text/unbroken-compounds.tsx";
import css from "./dialog.module.css";

type Props = {
	/** <Button opens={id}> or a URL that ends in #id opens the dialog. */
	id: string;
	title: string;
	description?: string;
	closeLabel?: string;
	/**
	 * "wide" is for long texts and calendars. "sheet" slides in from the right, and closes when a
	 * link inside is clicked.
	 */
	kind?: "dialog" | "wide" | "sheet";
	closesOnBackdropClick?: boolean;
	/**
	 * The provider's origin. The page preconnects to it when the visitor points at the button that
	 * opens the dialog (EMBED-07, src/islands/start.ts).
	 */
	provider?: string;
	/** Also called if the dialog was opened before hydration. */
	onOpenChange?: (isOpen: boolean) => void;
	footer?: ReactNode;
	isFlush?: boolean;
	children: ReactNode;
};

/**
 * A native modal <dialog> (WCAG 2.1.2, 2.4.3), which opens without script. Use AlertDialog for
 * confirmations.
 */
export function Dialog({
	id,
	title,
	description,
	closeLabel = "Close",
	kind = "dialog",
	closesOnBackdropClick = true,
	provider,
	onOpenChange,
	footer,
	isFlush,
	children,
}: Props) {
	const ref = useOpenChange(onOpenChange);
	const labelId = useId();
	const descriptionId = useId();
	const isSheet = kind === "sheet";
	const body = isFlush ? (
		<section
			className={css.body}
			data-flush=""
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a frame captures keyboard input, so its scroll container must be focusable (WCAG 2.1.1)
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
			closedby={closesOnBackdropClick ? "any" : "closerequest"}
		>
			<div className={css.header}>
				<h2 id={labelId}>
					<UnbrokenCompounds text={title} />
				</h2>
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
			{footer && <p className={css.footer}>{footer}</p>}
		</dialog>
	);
}

function useOpenChange(onOpenChange?: (isOpen: boolean) => void) {
	const ref = useRef<HTMLDialogElement>(null);
	const reportChange = useEffectEvent((isOpen: boolean) =>
		onOpenChange?.(isOpen),
	);

	useEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		const handleMutation = () => reportChange(dialog.open);
		if (dialog.open) handleMutation();
		// Observes `open`, because older supported browsers do not fire "toggle".
		const observer = new MutationObserver(handleMutation);
		observer.observe(dialog, { attributeFilter: ["open"] });
		return () => observer.disconnect();
	}, []);

	return ref;
}

export function closeDialog(id: string): void {
	const dialog = document.getElementById(id);
	if (dialog instanceof HTMLDialogElement) dialog.close();
}
