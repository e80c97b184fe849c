import { type ReactNode, useEffect, useRef } from "react";

type Props = {
	label: string;
	isOpen: boolean;
	close: () => void;
	isWide?: boolean;
	children: ReactNode;
};

/** A modal dialog that mounts its children again each time it opens. */
export function Modal({ label, isOpen, close, isWide, children }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		if (isOpen) dialog.current?.showModal();
		else dialog.current?.close();
	}, [isOpen]);
	return (
		<dialog
			ref={dialog}
			aria-label={label}
			className={isWide ? "wide" : undefined}
			onClose={() => isOpen && close()}
		>
			{isOpen && children}
		</dialog>
	);
}
