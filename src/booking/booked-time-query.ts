import { readAddress } from "#lib/address.ts";
import { provider } from "./provider.ts";

/**
 * The time of an appointment in the address that a provider would lead to, as a query for our own page; "" when the
 * address is not that page's. Nothing else is taken over: such an address may carry names and phone numbers.
 */
export function bookedTimeQuery(
	wanted: string | undefined,
	page: { origin: string; path: string },
): string {
	const address = readAddress(wanted ?? "");
	if (address?.origin !== page.origin || address.pathname !== page.path)
		return "";
	const kept = Object.values(provider.timeParams).flatMap((name) => {
		const value = address.searchParams.get(name);
		return value ? [[name, value]] : [];
	});
	return kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
}
