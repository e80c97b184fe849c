import { createRoot, type Root } from "react-dom/client";
import { type ShownToast, Toaster } from "./toaster.tsx";

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
