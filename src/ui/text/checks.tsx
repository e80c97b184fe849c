import { Check } from "lucide-react";
import css from "./checks.module.css";

export function Checks({ lines }: { lines: readonly string[] }) {
	return (
		<ul className={css.checks}>
			{lines.map((line) => (
				<li key={line}>
					<Check className="icon" />
					{line}
				</li>
			))}
		</ul>
	);
}
