import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { assertRenderedDocument } from "#lib/rendered-document.ts";

assertRenderedDocument(window);
startTransition(() => {
	hydrateRoot(document, <HydratedRouter />);
});
