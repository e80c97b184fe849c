import { useState } from "react";
import { errorMessage } from "../api.ts";
import { useEditor } from "../editing.ts";
import css from "./add-picture.module.css";
import { uploadPicture } from "./upload-picture.ts";

type Props = {
	name?: string;
	label?: string;
	onAdded?: (name: string) => void;
};

export function AddPicture({ name, label, onAdded = () => {} }: Props) {
	const editing = useEditor();
	const [uploadError, setUploadError] = useState("");
	const [isUploading, setIsUploading] = useState(false);
	const [isOver, setIsOver] = useState(false);
	const add = async (picture: File | undefined) => {
		if (!picture) return;
		setUploadError("");
		setIsUploading(true);
		try {
			onAdded(await uploadPicture(editing, picture, name));
		} catch (error) {
			setUploadError(errorMessage(error));
		} finally {
			setIsUploading(false);
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
			<span>
				{label ?? "Choose a new picture"}
				{!name && <span className={css.withMouse}>, or drop one here</span>}
			</span>
			<input
				type="file"
				// Omits image/heic, so that iPhones convert their photos to JPEG.
				accept="image/jpeg,image/png,image/webp,image/avif"
				onChange={({ target }) => {
					add(target.files?.[0]);
					target.value = "";
				}}
			/>
			<span className="hint" role="status">
				{isUploading && "Uploading…"}
			</span>
			{uploadError && (
				<span className="problem" role="alert">
					{uploadError}
				</span>
			)}
		</label>
	);
}
