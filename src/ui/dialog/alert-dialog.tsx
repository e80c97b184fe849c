import { useId } from "react";
import { Button } from "../button/button.tsx";
import dialogCss from "./dialog.module.css";

type Props = {
	id: string;
	title: string;
	description: string;
	confirmLabel: string;
	cancelLabel: string;
	onConfirm: () => void;
};

/**
 * Asks the visitor to confirm an action that cannot be undone. A backdrop click does nothing.
 * Escape cancels (DLG-15).
 */
export function AlertDialog({
	id,
	title,
	description,
	confirmLabel,
	cancelLabel,
	onConfirm,
}: Props) {
	const labelId = useId();
	const descriptionId = useId();
	return (
		<dialog
			id={id}
			className={dialogCss.dialog}
			role="alertdialog"
			aria-labelledby={labelId}
			aria-describedby={descriptionId}
			closedby="closerequest"
		>
			<div className={dialogCss.body}>
				<h2 id={labelId}>{title}</h2>
				<p id={descriptionId}>{description}</p>
			</div>
			<form method="dialog" className={dialogCss.actions}>
				<Button type="submit" variant="outline">
					{cancelLabel}
				</Button>
				<Button type="submit" variant="destructive" onClick={onConfirm}>
					{confirmLabel}
				</Button>
			</form>
		</dialog>
	);
}
