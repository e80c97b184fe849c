import { linkTo } from "#model/edit/places.ts";
import { titleOfFile } from "#model/edit/tasks.ts";
import { textsOf } from "#model/text/texts-of.ts";
import { Conflict } from "../conflict.tsx";
import { useEditor } from "../editing.ts";
import { MistakeList } from "../mistakes.tsx";
import { AddPicture } from "./add-picture.tsx";
import css from "./picture-library.module.css";
import { PictureView } from "./picture-view.tsx";

/** Lists all pictures with the places that use them, and replaces a picture. */
export function PictureLibrary() {
	const editing = useEditor();
	const { checked, pictures, drafts, files, valueIn, opened } = editing;
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
	const removed = Object.entries(drafts).flatMap(([path, { text }]) =>
		path.startsWith("images/") && text === null ? [path.slice(7)] : [],
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
				{removed.map((file) => (
					<li key={file}>
						<div>
							<h2>{file}</h2>
							<p className="hint">Deleted, not saved yet</p>
							<DiscardPicture file={file} />
						</div>
					</li>
				))}
				{damaged.map((file) => (
					<li key={file}>
						<div>
							<h2>{file}</h2>
							<p className="mistake">This file is damaged</p>
							<PutInPlaceOf file={file} />
						</div>
					</li>
				))}
				{pictures
					.filter(({ file }) => !file.endsWith(".svg"))
					.map((picture) => (
						<li key={picture.file}>
							<PictureView picture={picture} className="thumbnail" />
							<div>
								<h2>{picture.file}</h2>
								<p className="hint">
									{picture.width} × {picture.height} pixels
									{drafts[`images/${picture.file}`] && ", not saved yet"}
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
								{!uses.has(picture.file) && (
									<button
										type="button"
										className="quiet"
										aria-label={`Delete ${picture.file}`}
										onClick={() =>
											editing.write(`images/${picture.file}`, null)
										}
									>
										Delete
									</button>
								)}
								<DiscardPicture file={picture.file} />
							</div>
						</li>
					))}
			</ul>
		</>
	);
}

function DiscardPicture({ file }: { file: string }) {
	const { drafts, discard } = useEditor();
	const path = `images/${file}`;
	if (!drafts[path]) return null;
	return (
		<>
			<Conflict file={path} title={file} />
			<button
				type="button"
				className="quiet"
				aria-label={`Discard: ${file}`}
				onClick={() => discard(path)}
			>
				Discard
			</button>
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
