import { useLayoutEffect, useRef, useState } from "react";
import type { FieldLocation } from "#model/edit/field-locations.ts";
import { isSmaller, type Size } from "#model/pictures/pictures.ts";
import { formatPath } from "#model/text/path.ts";
import { useEditor } from "../editing.ts";
import { Modal } from "../modal.tsx";
import { AddPicture } from "./add-picture.tsx";
import css from "./picture-choice.module.css";
import { PictureThumbnail } from "./picture-thumbnail.tsx";
import { filesByPicture, PictureUsage } from "./picture-usage.tsx";

type Props = {
	id: string;
	labelledBy: string;
	place: FieldLocation;
	picture: string;
	choose: (file: string) => void;
};

export function PictureChoice({
	id,
	labelledBy,
	place,
	picture: chosen,
	choose,
}: Props) {
	const editing = useEditor();
	const { pictures, checked } = editing;
	const { minimumSize } =
		checked.requested[`${place.file} ${formatPath(place.path)}`] ?? {};
	const [isOpen, setIsOpen] = useState(false);
	const found = pictures.find(({ file }) => file === chosen);
	const isTooSmall = (picture: Size) =>
		minimumSize !== undefined && isSmaller(picture, minimumSize);
	const photos = pictures
		.filter(({ file }) => !file.endsWith(".svg"))
		.toSorted(
			(a, b) =>
				Number(b.file === chosen) - Number(a.file === chosen) ||
				Number(isTooSmall(a)) - Number(isTooSmall(b)),
		);
	const uses = isOpen ? filesByPicture(editing) : undefined;
	/** The newest `choose`, because this field may have moved or gone when an upload ends. */
	const newestChoose = useRef<typeof choose>(undefined);
	useLayoutEffect(() => {
		newestChoose.current = choose;
		return () => {
			newestChoose.current = undefined;
		};
	});
	const chooseAndClose = (name: string) => {
		if (newestChoose.current) newestChoose.current(name);
		else
			editing.announce(
				`${name} is in “Pictures”, but not chosen: its form was closed meanwhile.`,
			);
		setIsOpen(false);
	};
	return (
		<div className="row">
			{found && <PictureThumbnail picture={found} className="thumbnail" />}
			<div>
				<p className={css.fileName}>{chosen || "No picture yet"}</p>
				<button
					id={id}
					type="button"
					className="second-action"
					aria-describedby={labelledBy}
					onClick={() => setIsOpen(true)}
				>
					{chosen ? "Choose another picture" : "Choose or add a picture"}
				</button>
				{minimumSize && (
					<p className="hint">At least {formatSize(minimumSize)}.</p>
				)}
			</div>
			<Modal
				label="Choose a picture"
				isOpen={isOpen}
				close={() => setIsOpen(false)}
				isWide
			>
				<div className={`row ${css.dialogHead}`}>
					<h2>Choose a picture</h2>
					<button
						type="button"
						className="quiet"
						onClick={() => setIsOpen(false)}
					>
						Close
					</button>
				</div>
				{minimumSize && (
					<p className="hint">
						This place needs at least {formatSize(minimumSize)}.
					</p>
				)}
				<AddPicture onAdded={chooseAndClose} />
				<ul className={css.library}>
					{photos.map((picture) => (
						<li key={picture.file}>
							<button
								type="button"
								aria-pressed={picture.file === chosen}
								data-too-small={isTooSmall(picture) || undefined}
								onClick={() => chooseAndClose(picture.file)}
							>
								<PictureThumbnail picture={picture} />
								{picture.file}
								<span className="hint">
									{formatSize(picture)}
									{isTooSmall(picture) && ", too small for this place"}.{" "}
									<PictureUsage files={uses?.get(picture.file)} />
								</span>
							</button>
						</li>
					))}
				</ul>
			</Modal>
		</div>
	);
}

function formatSize({ width, height }: Size): string {
	return `${width} x ${height} pixels`;
}
