import { type ComponentType, useEffect, useState } from "react";
import type { ToasterProps } from "./toaster.tsx";

export type Toast = { kind: "error" | "warning" | "success"; text: string };

const waiting: Toast[] = [];
let wake: (() => void) | undefined;

/** Tells the visitor something in passing (CONST-04). Never the only place where an error is said. */
export function showToast(toast: Toast): void {
	waiting.push(toast);
	wake?.();
}

/** Where toasts appear: once, in the document's root. Its code is loaded with the first toast. */
export function ToastOutlet() {
	const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
	const [turn, setTurn] = useState(0);

	useEffect(() => {
		wake = () => {
			setTurn((last) => last + 1);
			void import("./toaster.tsx").then((module) =>
				setToaster(() => module.Toaster),
			);
		};
		if (waiting.length > 0) wake();
		return () => {
			wake = undefined;
		};
	}, []);

	return Toaster ? (
		<Toaster key="toaster" turn={turn} take={() => waiting.splice(0)} />
	) : null;
}
