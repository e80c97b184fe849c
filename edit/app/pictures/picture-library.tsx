import { textsOf } from "#model/text/texts-of.ts";
import { useEditor } from "../editing.ts";
import { MistakeList } from "../mistakes.tsx";
import { linkTo } from "../places.ts";
import { titleOfFile } from "../tasks.ts";
import { AddPicture } from "./add-picture.tsx";
import css from "./picture-library.module.css";
import { PictureView } from "./picture-view.tsx";

/** All pictures of the folder, where each is shown, and a new one in the place of an old one. */
export function PictureLibrary() {
	const { checked, files, valueIn, opened } = useEditor();
	const uses = new Map<string, Map<string, string>>();
	for (const file of files)
		for (const { text } of textsOf(valueIn(file))) {
			if (!/\.(jpg|png)$/.test(text)) continue;
			const places = uses.get(text) ?? new Map<string, string>();
			const title = titleOfFile(opened.forms.files, file);
			uses.set(text, places.set(file, title));
		}
	const damaged = checked.problems.flatMap(
		({ file }) => /^content\/images\/(.+\.(?:jpg|png))$/.exec(file)?.[1] ?? [],
	);
	return (
		<>
			<h1>Pictures</h1>
			<p className="lead">
				A new picture in the place of an old one shows everywhere the old one
				did. To show another picture in one place only, choose it there.
			</p>
			<MistakeList />
			<AddPicture label="Drop a picture here to add it, or choose a file" />
			<ul className={css.pictures}>
				{damaged.map((file) => (
					<li key={file}>
						<div>
							<h2>{file}</h2>
							<p className="mistake">This file is damaged</p>
							<PutInPlaceOf file={file} />
						</div>
					</li>
				))}
				{checked.pictures
					.filter(({ file }) => !file.endsWith(".svg"))
					.map((picture) => (
						<li key={picture.file}>
							<PictureView picture={picture} className="thumbnail" />
							<div>
								<h2>{picture.file}</h2>
								<p className="hint">
									{picture.width} × {picture.height} pixels
									{picture.isUnsaved && ", not saved yet"}
								</p>
								<p>
									{uses.has(picture.file) ? "Shown on " : "Not shown anywhere"}
									{[...(uses.get(picture.file) ?? [])].map(
										([file, title], index) => (
											<span key={file}>
												{index > 0 && ", "}
												<a href={linkTo(file)}>{title}</a>
											</span>
										),
									)}
								</p>
								<PutInPlaceOf file={picture.file} />
							</div>
						</li>
					))}
			</ul>
		</>
	);
}

function PutInPlaceOf({ file }: { file: string }) {
	return (
		<AddPicture
			name={file}
			label={`Put another picture in the place of ${file}`}
		/>
	);
}
