import { Plus } from "lucide-react";
import { emptyValue } from "#model/edit/empty-value.ts";
import { canAddVariant } from "#model/edit/field-variants.ts";
import type { Field } from "#model/edit/form.ts";
import { lowerFirst } from "#model/edit/names.ts";
import css from "./add-entry.module.css";

type Props = {
	entry: Field;
	entries: readonly unknown[];
	add: (value: unknown) => void;
};

/** If there are more kinds than this, the user chooses the kind of an entry before adding it. */
const maxKindsInForm = 2;

export function AddEntry({ entry, entries, add }: Props) {
	const label = `Add ${lowerFirst(entry.label) || "an entry"}`;
	if (entry.kind !== "variants" || entry.variants.length <= maxKindsInForm)
		return (
			<button
				type="button"
				className="add"
				onClick={() => add(emptyValue(entry))}
			>
				<Plus aria-hidden />
				{label}
			</button>
		);
	return (
		<details className={css.menu}>
			<summary className="add">
				<Plus aria-hidden />
				{label}
			</summary>
			<ul>
				{entry.variants
					.filter((variant) => canAddVariant(entry, variant, entries))
					.map((variant) => (
						<li key={variant.label}>
							<button
								type="button"
								className="quiet"
								onClick={({ currentTarget }) => {
									currentTarget.closest("details")?.removeAttribute("open");
									add(emptyValue(variant));
								}}
							>
								{variant.label}
							</button>
						</li>
					))}
			</ul>
		</details>
	);
}
