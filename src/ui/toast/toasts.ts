import type { ShownToast, Toast } from "./toaster.tsx";

let toasts: readonly ShownToast[] = [];
let lastId = 0;

/**
 * Shows a message. An error must also be shown on the page itself (CONST-04). Loads the code of the
 * toasts on first use.
 */
export function showToast(toast: Toast): void {
	lastId += 1;
	void show([...toasts, { ...toast, id: lastId }]);
}

async function show(next: readonly ShownToast[]): Promise<void> {
	toasts = next;
	const { renderToasts } = await import("./toaster.tsx");
	renderToasts(
		toasts,
		(id) => void show(toasts.filter((toast) => toast.id !== id)),
	);
}
