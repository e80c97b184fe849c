import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { assertRenderedDocument } from "#lib/rendered-document.ts";
import { settleMissingTip } from "./missing-tips.ts";

assertRenderedDocument(window);
if (await settleMissingTip()) {
	startTransition(() => {
		hydrateRoot(document, <HydratedRouter />);
	});
}
