import { parseUrl } from "#lib/url.ts";
import { provider } from "./provider.ts";

/**
 * Returns a query with only the appointment times of the provider's redirect URL. The other
 * parameters may be personal data. Returns "" if the URL is not that of `page`.
 */
export function bookedTimeQuery(
	redirectUrl: string | undefined,
	page: { origin: string; path: string },
): string {
	const redirect = parseUrl(redirectUrl ?? "");
	if (redirect?.origin !== page.origin || redirect.pathname !== page.path)
		return "";
	const params = Object.values(provider.timeParams).flatMap((name) => {
		const value = redirect.searchParams.get(name);
		return value ? [[name, value]] : [];
	});
	return params.length > 0 ? `?${new URLSearchParams(params)}` : "";
}
