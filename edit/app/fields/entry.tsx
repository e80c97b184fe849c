import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { lowerFirst } from "#model/edit/names.ts";
import { formatPath } from "#model/text/path.ts";
import { useEditor } from "../editing.ts";
import { PictureThumbnail } from "../pictures/picture-thumbnail.tsx";
import { FieldProblems, ProblemCount } from "../problems.tsx";
import type { FieldProps } from "./field-props.ts";
import css from "./fields.module.css";

type EntryProps = FieldProps & {
	title: string;
	isOpen: boolean;
	tools: ReactNode;
	copy: (() => void) | undefined;
	children: ReactNode;
};

/** A list entry with fields of its own. A click on its title shows or hides these fields. */
export function Entry({
	place,
	field,
	value,
	title,
	isOpen,
	tools,
	copy,
	children,
}: EntryProps) {
	const { pictures } = useEditor();
	const { photo, image } = Object(value);
	const pictureFile = Object(photo).file ?? image;
	const picture = pictures.find(({ file }) => file === pictureFile);
	return (
		<div className={css.entry}>
			<details open={isOpen} id={`field-${formatPath(place.path)}`}>
				<summary>
					{picture && <PictureThumbnail picture={picture} />}
					{title}
					<ProblemCount place={place} />
				</summary>
				<div className="stack">
					<FieldProblems place={place} />
					{children}
					{copy && (
						<button type="button" className="quiet" onClick={copy}>
							<Copy aria-hidden />
							Duplicate {field.label.endsWith("hours") ? "these" : "this"}{" "}
							{lowerFirst(field.label) || "entry"}
						</button>
					)}
				</div>
			</details>
			{tools}
		</div>
	);
}
