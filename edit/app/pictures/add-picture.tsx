import { useState } from "react";
import { shortName } from "#model/edit/names.ts";
import { errorMessage } from "../api.ts";
import { useEditor } from "../editing.ts";
import css from "./add-picture.module.css";

type Props = {
	/** File name of the new picture; the default is the uploaded file's name. */
	name?: string;
	label?: string;
	added?: (name: string) => void;
};

/** Accepts a picture by drag and drop or by a file picker. */
export function AddPicture({ name, label, added = () => {} }: Props) {
	const { addPicture, pictures } = useEditor();
	const [refusal, setRefusal] = useState("");
	const [isOver, setIsOver] = useState(false);
	const add = async (picture: File | undefined) => {
		if (!picture) return;
		const ending = picture.type === "image/png" ? "png" : "jpg";
		const taken = new Set(pictures.map(({ file }) => file));
		const file = name ?? freeName(picture.name, ending, taken);
		try {
			if (!["image/png", "image/jpeg"].includes(picture.type))
				throw new Error(
					"This is no JPG or PNG picture: save it as one of the two first",
				);
			await addPicture(file, picture);
			setRefusal("");
			added(file);
		} catch (error) {
			setRefusal(errorMessage(error));
		}
	};
	return (
		<label
			className={css.drop}
			data-over={isOver || undefined}
			onDragOver={(event) => {
				event.preventDefault();
				setIsOver(true);
			}}
			onDragLeave={() => setIsOver(false)}
			onDrop={(event) => {
				event.preventDefault();
				setIsOver(false);
				add(event.dataTransfer.files[0]);
			}}
		>
			<span>{label ?? "Drop a new picture here, or choose a file"}</span>
			<input
				type="file"
				accept="image/jpeg,image/png"
				onChange={({ target }) => {
					add(target.files?.[0]);
					target.value = "";
				}}
			/>
			{refusal && (
				<span className="mistake" role="alert">
					{refusal}
				</span>
			)}
		</label>
	);
}

function freeName(own: string, ending: string, taken: ReadonlySet<string>) {
	const stem = shortName(own.replace(/\.\w+$/, "")) || "picture";
	const names = [`${stem}.${ending}`].concat(
		Array.from({ length: 99 }, (_, index) => `${stem}-${index + 2}.${ending}`),
	);
	return names.find((name) => !taken.has(name)) ?? `${stem}.${ending}`;
}
