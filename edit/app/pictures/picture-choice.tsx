import { useState } from "react";
import { useEditor } from "../editing.ts";
import { Modal } from "../modal.tsx";
import { AddPicture } from "./add-picture.tsx";
import css from "./picture-choice.module.css";
import { filesByPicture, PictureUsage } from "./picture-usage.tsx";
import { PictureView } from "./picture-view.tsx";

type Props = {
	id: string;
	labelledBy: string;
	/** "" if no picture is chosen. */
	file: string;
	choose: (file: string) => void;
};

/** Shows a picture and lets the user replace it with another saved picture or an upload. */
export function PictureChoice({ id, labelledBy, file, choose }: Props) {
	const editing = useEditor();
	const { pictures } = editing;
	const [isOpen, setIsOpen] = useState(false);
	const found = pictures.find((picture) => picture.file === file);
	const photos = pictures.filter((one) => !one.file.endsWith(".svg"));
	const uses = isOpen ? filesByPicture(editing) : undefined;
	const take = (name: string) => {
		choose(name);
		setIsOpen(false);
	};
	return (
		<div className={css.pictureChoice}>
			{found && <PictureView picture={found} className="thumbnail" />}
			<div>
				<p className={css.fileName}>{file || "No picture yet"}</p>
				<button
					id={id}
					type="button"
					className="second-action"
					aria-describedby={labelledBy}
					onClick={() => setIsOpen(true)}
				>
					{file ? "Choose another picture" : "Choose or add a picture"}
				</button>
			</div>
			<Modal
				label="Choose a picture"
				isOpen={isOpen}
				close={() => setIsOpen(false)}
				isWide
			>
				<div className={css.dialogHead}>
					<h2>Choose a picture</h2>
					<button
						type="button"
						className="quiet"
						onClick={() => setIsOpen(false)}
					>
						Close
					</button>
				</div>
				<AddPicture onAdded={take} />
				<ul className={css.library}>
					{photos.map((picture) => (
						<li key={picture.file}>
							<button
								type="button"
								aria-pressed={picture.file === file}
								onClick={() => take(picture.file)}
							>
								<PictureView picture={picture} />
								{picture.file}
								<span className="hint">
									{picture.width} x {picture.height} pixels.{" "}
									<PictureUsage places={uses?.get(picture.file)} />
								</span>
							</button>
						</li>
					))}
				</ul>
			</Modal>
		</div>
	);
}
