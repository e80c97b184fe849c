type Props = { hours: readonly { days: string; hours: string | undefined }[] };

/** A week's hours as ruled rows (ENT-10). */
export function HoursList({ hours }: Props) {
	return (
		<dl className="pairs">
			{hours.map((row) => (
				<div key={row.days}>
					<dt>{row.days}</dt>
					<dd>{row.hours ?? "Closed"}</dd>
				</div>
			))}
		</dl>
	);
}
