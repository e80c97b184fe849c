import { useEffect, useState } from "react";

type FormLocation = {
	formPath: string;
	at: string | undefined;
};

/**
 * Returns the form and the field that the URL's hash selects. Each visit creates a new object, so
 * that a second visit to a field focuses the field again.
 */
export function useFormLocation(): FormLocation {
	const [formLocation, setFormLocation] = useState(readFormLocation);
	useEffect(() => {
		const update = () => setFormLocation(readFormLocation());
		const followLink = ({ target }: Event) => {
			const link = target instanceof Element ? target.closest("a") : null;
			// A link to the current hash fires no hashchange. The timeout lets SaveDialog close first.
			if (link && link.hash === location.hash) setTimeout(update);
		};
		addEventListener("hashchange", update);
		addEventListener("click", followLink);
		return () => {
			removeEventListener("hashchange", update);
			removeEventListener("click", followLink);
		};
	}, []);
	return formLocation;
}

/** Reads the hash: #/pricing.yaml, or #/pricing.yaml:memberships[0].name for one field. */
function readFormLocation(): FormLocation {
	const [formPath, at] = decodeURIComponent(
		location.hash.replace(/^#\/?/, ""),
	).split(":");
	return { formPath: formPath || "pricing.yaml", at };
}
