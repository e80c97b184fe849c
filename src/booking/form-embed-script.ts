import { useEffect } from "react";
import { formEmbedRestartDelayMs } from "#lib/constants.ts";
import {
	createScriptPolicy,
	type ScriptPolicy,
} from "#ui/browser/script-policy.ts";
import { provider } from "./provider.ts";

/** Created once, because creating a second policy with the same name throws. */
let policy: ScriptPolicy | undefined;

/**
 * Runs the provider's script while a dialog is open. Restarts the script after a second, because a
 * frame may appear only after the first start (DLG-03, C-21). An empty URL loads no script.
 */
export function useFormEmbedScript(url: string, isOpen: boolean): void {
	useEffect(() => {
		if (!isOpen || url === "") return;
		policy ??= createScriptPolicy("form-embed", { createScriptURL: () => url });
		const script = document.createElement("script");
		script.src = policy.createScriptURL(url);
		script.async = true;
		document.head.append(script);
		const restart = setTimeout(provider.restartScript, formEmbedRestartDelayMs);
		return () => {
			clearTimeout(restart);
			script.remove();
		};
	}, [url, isOpen]);
}
