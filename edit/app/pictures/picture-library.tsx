import { Conflict } from "../conflict.tsx";
import { useEditor } from "../editing.ts";
import { ProblemList } from "../problems.tsx";
import { AddPicture } from "./add-picture.tsx";
import css from "./picture-library.module.css";
import { PictureThumbnail } from "./picture-thumbnail.tsx";
import { filesByPicture, PictureUsage } from "./picture-usage.tsx";

export function PictureLibrary() {
	const editing = useEditor();
	const { checked, pictures, drafts } = editing;
	const uses = filesByPicture(editing);
	const damaged = checked.problems.flatMap(
		({ file }) => /^images\/(.+\.(?:jpg|png))$/.exec(file)?.[1] ?? [],
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
			<ProblemList />
			<AddPicture label="Add a picture" />
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
							<p className="problem">This file is damaged</p>
							<p>
								<PictureUsage files={uses.get(file)} isLinked />
							</p>
							<ReplacePicture file={file} />
							{!uses.has(file) && <DeletePicture file={file} />}
						</div>
					</li>
				))}
				{pictures
					.filter(({ file }) => !file.endsWith(".svg"))
					.map((picture) => (
						<li key={picture.file}>
							<PictureThumbnail picture={picture} className="thumbnail" />
							<div>
								<h2>{picture.file}</h2>
								<p className="hint">
									{picture.width} × {picture.height} pixels
									{drafts[`images/${picture.file}`] && ", not saved yet"}
								</p>
								<p>
									<PictureUsage files={uses.get(picture.file)} isLinked />
								</p>
								<ReplacePicture file={picture.file} />
								{!uses.has(picture.file) && (
									<DeletePicture file={picture.file} />
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
	const { announce, drafts, discard } = useEditor();
	const path = `images/${file}`;
	if (!drafts[path]) return null;
	return (
		<>
			<Conflict file={path} title={file} />
			<button
				type="button"
				className="quiet"
				aria-label={`Discard: ${file}`}
				onClick={() => {
					discard(path);
					announce(`Discarded the change of ${file}.`, { canUndo: true });
				}}
			>
				Discard
			</button>
		</>
	);
}

function DeletePicture({ file }: { file: string }) {
	const { announce, write } = useEditor();
	return (
		<button
			type="button"
			className="quiet"
			aria-label={`Delete ${file}`}
			onClick={() => {
				write(`images/${file}`, null);
				announce(`Deleted ${file}.`, { canUndo: true });
			}}
		>
			Delete
		</button>
	);
}

function ReplacePicture({ file }: { file: string }) {
	return (
		<AddPicture
			name={file}
			label={`Put another picture in the place of ${file}`}
		/>
	);
}
