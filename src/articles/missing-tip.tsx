import { useEffect } from "react";
import { useCurrentPath, useLeadOn } from "#ui/navigation/navigation.ts";
import { withoutCategory } from "./list/tips-address.ts";

/**
 * For addresses under which nothing was built: an article is looked for without its category (C-20), then the visitor
 * is led to the page for missing ones (ART-07). Other failures are the error page's.
 */
export function MissingTip({ error }: { error: unknown }) {
	const path = useCurrentPath();
	const leadOn = useLeadOn();
	const isMissing =
		error instanceof Object && "status" in error && error.status === 404;
	useEffect(() => {
		if (isMissing) leadOn(withoutCategory(path) ?? "/not-found");
	}, [isMissing, path, leadOn]);
	if (!isMissing) throw error;
	return null;
}
