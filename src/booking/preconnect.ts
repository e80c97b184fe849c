import { useEffect } from "react";
import { preconnect } from "react-dom";

/** Connects to a dialog's provider when the visitor points at a button that opens it, before the frame asks (EMBED-07). */
export function usePreconnect(dialogId: string, url: string): void {
	useEffect(() => {
		const connect = ({ target }: Event) => {
			const opener =
				target instanceof Element ? target.closest("button") : null;
			if (opener?.getAttribute("commandfor") === dialogId)
				preconnect(new URL(url).origin);
		};
		addEventListener("pointerover", connect, { passive: true });
		addEventListener("focusin", connect);
		return () => {
			removeEventListener("pointerover", connect);
			removeEventListener("focusin", connect);
		};
	}, [dialogId, url]);
}
