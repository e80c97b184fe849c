import { useRef, useState } from "react";
import { useEditor } from "./editing.ts";
import { shortName } from "./names.ts";

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
		<div className="picture-choice">
			{found && (
				<img
					src={pictureAddress(found)}
					alt=""
					width={found.width}
					height={found.height}
				/>
			)}
			<div>
				<p className="file-name">{file || "No picture yet"}</p>
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
					{file ? "Choose another picture" : "Choose a picture"}
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
						<ul className="library">
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

type AddProps = {
	/** The name that the picture gets; its own, as a file may be named, when left out. */
	name?: string;
	label?: string;
	added?: (name: string) => void;
};

/** Takes a picture by drop or by choice. */
export function AddPicture({ name, label, added = () => {} }: AddProps) {
	const { addPicture, checked } = useEditor();
	const [refusal, setRefusal] = useState("");
	const [isOver, setIsOver] = useState(false);
	const add = async (picture: File | undefined) => {
		if (!picture) return;
		const ending = picture.type === "image/png" ? "png" : "jpg";
		const taken = new Set(checked.pictures.map(({ file }) => file));
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
			setRefusal(error instanceof Error ? error.message : String(error));
		}
	};
	return (
		<label
			className="drop"
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

/** Another picture under the same name has another address. */
export function pictureAddress(picture: { file: string; hash: string }) {
	return `/pictures/${picture.file}?${picture.hash}`;
}
