import { useEffect } from "react";
import { formEmbedRestart } from "#lib/constants.ts";
import {
	createScriptPolicy,
	type ScriptPolicy,
} from "#ui/browser/script-policy.ts";
import { provider } from "./provider.ts";

/** A page may have one policy of a name, so it is kept. */
let policy: ScriptPolicy | undefined;

/**
 * Has the provider's script in the page while a dialog is open: one tag, started again after a second for frames
 * that came late, gone when it closes (DLG-03, C-21). With an empty address nothing is loaded.
 */
export function useFormEmbedScript(url: string, isOpen: boolean): void {
	useEffect(() => {
		if (!isOpen || url === "") return;
		// Whatever is asked for, it lets through the one configured address.
		policy ??= createScriptPolicy("form-embed", { createScriptURL: () => url });
		const script = document.createElement("script");
		script.src = policy.createScriptURL(url);
		script.async = true;
		document.head.append(script);
		const restart = setTimeout(provider.restartScript, formEmbedRestart);
		return () => {
			clearTimeout(restart);
			script.remove();
		};
	}, [url, isOpen]);
}
