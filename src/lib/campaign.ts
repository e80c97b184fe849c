/** The key of the visit's campaign parameters in the session storage. */
export const campaignKey = "campaign";

const campaignName = /^(utm_[a-z_]+|gclid|fbclid)$/;
const longestValue = 200;

/** The campaign parameters of an address's query: utm_*, gclid, fbclid; nothing else is carried to a provider. */
export function campaignParams(search: string): Record<string, string> {
	const entries = [...new URLSearchParams(search)].filter(
		([name, value]) =>
			campaignName.test(name) && value !== "" && value.length <= longestValue,
	);
	return Object.fromEntries(entries);
}

/** An address with parameters added; those that it has already stay as they are. */
export function withParams(
	url: string,
	params: Readonly<Record<string, string>>,
): string {
	const result = new URL(url);
	for (const [name, value] of Object.entries(params)) {
		if (!result.searchParams.has(name)) result.searchParams.set(name, value);
	}
	return result.href;
}
