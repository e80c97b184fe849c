import type { ShownToast, Toast } from "./toaster.tsx";

/** The newest last. */
let toasts: readonly ShownToast[] = [];
let lastId = 0;

/** Shows a message in passing (CONST-04), never as the only place where an error is named. Its code loads with the first. */
export function showToast(toast: Toast): void {
	lastId += 1;
	void show([...toasts, { ...toast, id: lastId }]);
}

async function show(next: readonly ShownToast[]): Promise<void> {
	toasts = next;
	const { renderToasts } = await import("./render-toasts.tsx");
	renderToasts(
		toasts,
		(id) => void show(toasts.filter((toast) => toast.id !== id)),
	);
}
