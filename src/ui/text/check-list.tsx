import { Check } from "lucide-react";
import css from "./check-list.module.css";

export function CheckList({ lines }: { lines: readonly string[] }) {
	return (
		<ul className={css.checkList}>
			{lines.map((line) => (
				<li key={line}>
					<Check className="icon" />
					{line}
				</li>
			))}
		</ul>
	);
}
