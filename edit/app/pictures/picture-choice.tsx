import { useRef, useState } from "react";
import { useEditor } from "../editing.ts";
import { AddPicture } from "./add-picture.tsx";
import css from "./picture-choice.module.css";

type Props = {
	id: string;
	/** The id of what names it. */
	labelledBy: string;
	/** "" while none is chosen. */
	file: string;
	choose: (file: string) => void;
};

/** A picture of the folder, another one of it, or a new one by drop. */
export function PictureChoice({ id, labelledBy, file, choose }: Props) {
	const { checked } = useEditor();
	const dialog = useRef<HTMLDialogElement>(null);
	const [isOpen, setIsOpen] = useState(false);
	const found = checked.pictures.find((picture) => picture.file === file);
	const pictures = checked.pictures.filter((one) => !one.file.endsWith(".svg"));
	return (
		<div className={css.pictureChoice}>
			{found && (
				<img
					src={pictureAddress(found)}
					alt=""
					width={found.width}
					height={found.height}
				/>
			)}
			<div>
				<p className={css.fileName}>{file || "No picture yet"}</p>
				<button
					id={id}
					type="button"
					className="second-action"
					aria-describedby={labelledBy}
					onClick={() => {
						setIsOpen(true);
						dialog.current?.showModal();
					}}
				>
					{file ? "Choose another picture" : "Choose or add a picture"}
				</button>
			</div>
			<dialog
				ref={dialog}
				aria-label="Choose a picture"
				className="wide"
				onClose={() => setIsOpen(false)}
			>
				{isOpen && (
					<>
						<div className="dialog-head">
							<h2>Choose a picture</h2>
							<button
								type="button"
								className="quiet"
								onClick={() => dialog.current?.close()}
							>
								Close
							</button>
						</div>
						<AddPicture
							added={(name) => {
								choose(name);
								dialog.current?.close();
							}}
						/>
						<ul className={css.library}>
							{pictures.map((picture) => (
								<li key={picture.file}>
									<button
										type="button"
										aria-pressed={picture.file === file}
										onClick={() => {
											choose(picture.file);
											dialog.current?.close();
										}}
									>
										<img
											src={pictureAddress(picture)}
											alt=""
											loading="lazy"
											width={picture.width}
											height={picture.height}
										/>
										{picture.file}
									</button>
								</li>
							))}
						</ul>
					</>
				)}
			</dialog>
		</div>
	);
}

/** Another picture under the same name has another address. */
export function pictureAddress(picture: { file: string; hash: string }) {
	return `/pictures/${picture.file}?${picture.hash}`;
}
