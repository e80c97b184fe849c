import type { ShownToast, Toast } from "./toaster.tsx";

let toasts: readonly ShownToast[] = [];
let lastId = 0;

/** Shows a message (CONST-04); never the only place of an error. Loads its code on first use. */
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
