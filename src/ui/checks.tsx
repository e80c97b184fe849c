import { Check } from "lucide-react";

/** What is included, each line with a check mark. */
export function Checks({ lines }: { lines: readonly string[] }) {
	return (
		<ul className="checks">
			{lines.map((line) => (
				<li key={line}>
					<Check className="icon" />
					{line}
				</li>
			))}
		</ul>
	);
}
