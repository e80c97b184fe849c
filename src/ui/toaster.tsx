import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { Toaster as SonnerToaster, toast as show } from "sonner";
import "sonner/dist/styles.css";
import type { Toast } from "./toasts.tsx";

export type ToasterProps = {
	/** Changes whenever new toasts wait. */
	turn: number;
	/** Takes the waiting toasts. */
	take: () => readonly Toast[];
};

const toastDuration = 8000;

/** Sonner with the design's looks. Bottom right, Alt+T, "Notifications", "Close toast" (CONST-04). */
export function Toaster({ turn, take }: ToasterProps) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: the turn says that toasts wait
	useEffect(() => {
		// The region must be in the page before its first message, or screen readers miss it (sonner #306).
		const frame = requestAnimationFrame(() => {
			for (const { kind, text } of take()) {
				show[kind](text, {
					duration: kind === "error" ? Number.POSITIVE_INFINITY : toastDuration,
				});
			}
		});
		return () => cancelAnimationFrame(frame);
	}, [turn]);

	return (
		<SonnerToaster
			position="bottom-right"
			hotkey={["altKey", "KeyT"]}
			customAriaLabel="Notifications"
			visibleToasts={3}
			closeButton
			toastOptions={{ closeButtonAriaLabel: "Close toast" }}
			icons={{
				error: <Info className="icon" />,
				warning: <TriangleAlert className="icon" />,
				success: <CircleCheck className="icon" />,
			}}
		/>
	);
}
