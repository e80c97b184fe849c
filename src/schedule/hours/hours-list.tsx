import { Pairs } from "#ui/text/pairs.tsx";

type Props = { hours: readonly { days: string; hours: string }[] };

/** A week's hours as ruled rows (ENT-10). */
export function HoursList({ hours }: Props) {
	return (
		<Pairs rows={hours.map((row) => ({ name: row.days, value: row.hours }))} />
	);
}
