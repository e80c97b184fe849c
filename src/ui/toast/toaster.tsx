import { Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toastDurationMs } from "#lib/constants.ts";
import css from "./toaster.module.css";

export type Toast = { kind: "error" | "warning"; text: string };

export type ShownToast = Toast & { id: number };

type Props = {
	toasts: readonly ShownToast[];
	onClose: (id: number) => void;
};

const icons = { error: Info, warning: TriangleAlert };

/**
 * Toasts at the bottom right. Alt+T focuses them; closing the last one restores focus (CONST-04).
 */
export function Toaster({ toasts, onClose }: Props) {
	const list = useRef<HTMLOListElement>(null);
	const cameFrom = useRef<Element>(null);
	const [isInPage, setInPage] = useState(false);

	// Screen readers announce messages only in a live region that exists already.
	useEffect(() => {
		const frame = requestAnimationFrame(() => setInPage(true));
		return () => cancelAnimationFrame(frame);
	}, []);

	useEffect(() => {
		const lead = ({ altKey, code }: KeyboardEvent) => {
			if (!altKey || code !== "KeyT") return;
			if (!list.current?.matches(":focus-within"))
				cameFrom.current = document.activeElement;
			list.current?.focus();
		};
		addEventListener("keydown", lead);
		return () => removeEventListener("keydown", lead);
	}, []);

	const close = (id: number) => {
		const next = toasts.length > 1 ? list.current : cameFrom.current;
		if (list.current?.matches(":focus-within") && next instanceof HTMLElement)
			next.focus();
		onClose(id);
	};

	return (
		<section
			className={css.toasts}
			aria-label="Notifications"
			aria-live="polite"
		>
			<ol ref={list} tabIndex={-1}>
				{isInPage &&
					toasts.map((toast) => (
						<ToastRow key={toast.id} toast={toast} onClose={close} />
					))}
			</ol>
		</section>
	);
}

function ToastRow({
	toast: { id, kind, text },
	onClose,
}: {
	toast: ShownToast;
	onClose: (id: number) => void;
}) {
	const row = useRef<HTMLLIElement>(null);
	const close = useEffectEvent(() => onClose(id));
	const Icon = icons[kind];

	// Errors stay; a toast under pointer or focus closes later.
	useEffect(() => {
		if (kind === "error") return;
		const timer = setInterval(() => {
			if (!row.current?.matches(":hover, :focus-within")) close();
		}, toastDurationMs);
		return () => clearInterval(timer);
	}, [kind]);

	return (
		<li ref={row} className={css.toast} data-kind={kind}>
			<Icon className="icon" />
			<p>{text}</p>
			<button
				type="button"
				aria-label="Close toast"
				onClick={() => onClose(id)}
			>
				<X className="icon" />
			</button>
		</li>
	);
}
