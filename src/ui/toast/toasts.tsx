import { lazy, Suspense, useSyncExternalStore } from "react";
import type { ShownToast, Toast } from "./toaster.tsx";

const Toaster = lazy(async () => ({
	default: (await import("./toaster.tsx")).Toaster,
}));

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
	return (
		shown.length > 0 && (
			<Suspense>
				<Toaster toasts={shown} onClose={close} />
			</Suspense>
		)
	);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function change(next: readonly ShownToast[]): void {
	toasts = next;
	for (const listener of listeners) listener();
}
