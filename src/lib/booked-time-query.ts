/** The names under which a provider's redirect may say when the appointment is (content/integrations.yaml). */
export const bookedTimeParams = { start: "start", end: "end" } as const;

/**
 * The time of an appointment in the address that a provider would lead to, as a query for our own page; "" when the
 * address is not that page's. Nothing else is taken over: such an address may carry names and phone numbers.
 */
export function bookedTimeQuery(
	wanted: string | undefined,
	page: { origin: string; path: string },
): string {
	if (wanted === undefined || !URL.canParse(wanted)) return "";
	const { origin, pathname, searchParams } = new URL(wanted);
	if (origin !== page.origin || pathname !== page.path) return "";
	const kept = Object.values(bookedTimeParams).flatMap((name) => {
		const value = searchParams.get(name);
		return value ? [[name, value]] : [];
	});
	return kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
}
