import {
	type ComponentType,
	useEffect,
	useState,
	useSyncExternalStore,
} from "react";
import type { ShownToast, Toast, ToasterProps } from "./toaster.tsx";

/** The newest last. */
let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Tells the visitor something in passing (CONST-04). Never the only place where an error is said. */
export function showToast(toast: Toast): void {
	lastId += 1;
	change([...toasts, { ...toast, id: lastId }]);
}

function close(id: number): void {
	change(toasts.filter((toast) => toast.id !== id));
}

/** Where toasts appear: once, in the document's root. Its code is loaded with the first toast. */
export function ToastOutlet() {
	const shown = useSyncExternalStore(
		subscribe,
		() => toasts,
		() => toasts,
	);
	const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
	const isNeeded = shown.length > 0;

	useEffect(() => {
		if (isNeeded)
			void import("./toaster.tsx").then((module) =>
				setToaster(() => module.Toaster),
			);
	}, [isNeeded]);

	return Toaster ? <Toaster toasts={shown} onClose={close} /> : null;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function change(next: readonly ShownToast[]): void {
	toasts = next;
	for (const listener of listeners) listener();
}
