import { Plus } from "lucide-react";
import { useState } from "react";
import { shortName } from "#model/edit/names.ts";

type NewKeyProps = {
	label: string;
	takenKeys: readonly string[];
	add: (key: string, name: string) => void;
};

/** Adds an entry. The key of the entry is a short name that is derived from the typed name. */
export function NewKey({ label, takenKeys, add }: NewKeyProps) {
	const [name, setName] = useState("");
	const [key = ""] = [name.split(" ")[0] ?? "", name]
		.map(shortName)
		.filter((short) => short && !takenKeys.includes(short));
	const problem =
		name.trim() === "" || key !== ""
			? ""
			: shortName(name) === ""
				? "Needs a letter from A to Z"
				: "There is one of this name already: write the whole name";
	return (
		<form
			className="row new-key"
			onSubmit={(event) => {
				event.preventDefault();
				if (key === "") return;
				add(key, name.trim());
				setName("");
			}}
		>
			<label className="field">
				<span>Name of a new {label}</span>
				<input
					data-own-undo=""
					value={name}
					onChange={(event) => setName(event.target.value)}
				/>
			</label>
			<button type="submit" className="add" disabled={key === ""}>
				<Plus aria-hidden />
				Add {label}
			</button>
			{problem && (
				<p className="problem" role="status">
					{problem}
				</p>
			)}
		</form>
	);
}
