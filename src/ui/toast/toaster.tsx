import { Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { toastDurationMs } from "#lib/constants.ts";
import css from "./toaster.module.css";

export type Toast = { kind: "error" | "warning"; text: string };

export type ShownToast = Toast & { id: number };

type Props = {
	toasts: readonly ShownToast[];
	onClose: (id: number) => void;
};

const icons = { error: Info, warning: TriangleAlert };

let root: Root | undefined;

export function renderToasts(
	toasts: readonly ShownToast[],
	onClose: (id: number) => void,
): void {
	const element = document.getElementById("toasts");
	if (!element) return;
	root ??= createRoot(element);
	root.render(<Toaster toasts={toasts} onClose={onClose} />);
}

/** Alt+T moves focus to the toasts. Closing the last toast moves focus back (CONST-04). */
function Toaster({ toasts, onClose }: Props) {
	const list = useRef<HTMLOListElement>(null);
	const previousFocus = useRef<Element>(null);

	useEffect(() => {
		const handleKeyDown = ({ altKey, code }: KeyboardEvent) => {
			if (!altKey || code !== "KeyT") return;
			if (!list.current?.matches(":focus-within"))
				previousFocus.current = document.activeElement;
			list.current?.focus();
		};
		addEventListener("keydown", handleKeyDown);
		return () => removeEventListener("keydown", handleKeyDown);
	}, []);

	const close = (id: number) => {
		const next = toasts.length > 1 ? list.current : previousFocus.current;
		if (list.current?.matches(":focus-within") && next instanceof HTMLElement)
			next.focus();
		onClose(id);
	};

	return (
		<section className={css.toasts} aria-label="Notifications">
			<ol ref={list} tabIndex={-1}>
				{toasts.map((toast) => (
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
