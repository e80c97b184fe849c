import { formUrl } from "#model/edit/field-locations.ts";
import { textsOf } from "#model/text/walk-values.ts";
import { type Editing, useEditor } from "../editing.ts";

export function filesByPicture({ files, valueIn }: Editing) {
	const uses = new Map<string, Set<string>>();
	for (const file of files)
		for (const { text } of textsOf(valueIn(file)))
			if (/\.(jpg|png)$/.test(text))
				uses.set(text, (uses.get(text) ?? new Set()).add(file));
	return uses;
}

type Props = { files: ReadonlySet<string> | undefined; isLinked?: boolean };

export function PictureUsage({ files, isLinked }: Props) {
	const { titleOf } = useEditor();
	if (!files) return "Not shown anywhere";
	return (
		<>
			Shown on{" "}
			{[...files].map((file, index) => (
				<span key={file}>
					{index > 0 && ", "}
					{isLinked ? (
						<a href={formUrl(file)}>{titleOf(file)}</a>
					) : (
						titleOf(file)
					)}
				</span>
			))}
		</>
	);
}
