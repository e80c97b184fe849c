/** Whole US cents, so that sums are exact. */
export type Cents = number;

/** 7900 -> "$79", 1129 -> "$11.29", 205242 -> "$2,052.42". */
export function formatMoney(cents: Cents): string {
	const dollars = Math.trunc(cents / 100)
		.toString()
		.replace(/\B(?=(\d{3})+$)/g, ",");
	const rest = cents % 100;
	return rest === 0
		? `$${dollars}`
		: `$${dollars}.${String(rest).padStart(2, "0")}`;
}

export function formatExactMoney(cents: Cents): string {
	return cents % 100 === 0 ? `${formatMoney(cents)}.00` : formatMoney(cents);
}
