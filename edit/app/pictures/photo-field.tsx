import type { Operation } from "#model/edit/change.ts";
import type { FieldOf } from "#model/edit/form.ts";
import { altOfPicture } from "#model/edit/picture-alt.ts";
import { formatPath } from "#model/text/path.ts";
import { useEditor } from "../editing.ts";
import { Control } from "../fields/control.tsx";
import type { FieldProps } from "../fields/field-props.ts";
import { FieldProblems } from "../problems.tsx";
import css from "./photo-field.module.css";
import { PictureChoice } from "./picture-choice.tsx";
import { PictureThumbnail } from "./picture-thumbnail.tsx";

export function PhotoField({
	place,
	field,
	value,
}: FieldProps<FieldOf<"photo">>) {
	const editing = useEditor();
	const { file, path } = place;
	const formattedPath = formatPath(path);
	const id = `field-${formattedPath}.file`;
	const photo: {
		file?: string;
		alt?: string;
		decorative?: true;
		focus?: number[];
	} = Object(value);
	const change = (...operations: Operation[]) =>
		editing.change(file, operations);
	const at = (name: string) => [...path, name];
	const set = (name: string, value: unknown): Operation => ({
		kind: "set",
		path: at(name),
		value,
	});
	const remove = (name: string): Operation[] =>
		name in photo ? [{ kind: "remove", path: at(name) }] : [];
	/**
	 * Removes the focal point and replaces the alternative text, because both describe the old
	 * picture.
	 */
	const choose = (name: string) => {
		const knownAlt = altOfPicture(editing.files.map(editing.valueIn), name);
		const isAltSet = !photo.decorative && (knownAlt || photo.alt);
		change(
			set("file", name),
			...(isAltSet ? [set("alt", knownAlt ?? "")] : []),
			...(photo.file ? remove("focus") : []),
		);
	};
	const [altVariant, decorativeVariant] = field.variants;
	const alt = altVariant?.kind === "group" ? altVariant.fields.alt : undefined;
	const picture = editing.pictures.find((one) => one.file === photo.file);
	const [left = 50, top = 50] = photo.focus ?? [];
	const { aspectRatios = [] } =
		editing.checked.requested[`${file} ${formattedPath}.file`] ?? {};
	const setFocus = (point: readonly number[]) =>
		change(
			set(
				"focus",
				point.map((percent) => Math.min(100, Math.max(0, percent))),
			),
		);
	return (
		<div className="stack">
			<span className="visually-hidden" id={`${id}-label`}>
				Picture
			</span>
			<PictureChoice
				id={id}
				place={{ file, path: at("file") }}
				labelledBy={`${id}-label ${id}-problem`}
				picture={photo.file ?? ""}
				choose={(name) => name !== photo.file && choose(name)}
			/>
			<FieldProblems place={{ file, path: at("file") }} />
			{picture && aspectRatios.length > 0 && (
				<>
					<p className="hint" id={`${id}-crops`}>
						Pages crop it to these shapes.
					</p>
					<ul className={css.crops} aria-labelledby={`${id}-crops`}>
						{aspectRatios.map((shape) => (
							<li key={shape}>
								<span
									style={{
										aspectRatio: shape.replace(":", "/"),
										objectPosition: `${left}% ${top}%`,
									}}
								>
									<PictureThumbnail picture={picture} />
								</span>
								{shape}
							</li>
						))}
					</ul>
				</>
			)}
			{!photo.decorative && alt && (
				<Control
					place={{ file, path: at("alt") }}
					field={alt}
					value={photo.alt}
				/>
			)}
			<label className={css.check}>
				<input
					type="checkbox"
					checked={photo.decorative ?? false}
					onChange={({ target }) =>
						change(
							...(target.checked
								? [...remove("alt"), set("decorative", true)]
								: [...remove("decorative"), set("alt", "")]),
						)
					}
				/>
				{decorativeVariant?.kind === "group" &&
					decorativeVariant.fields.decorative?.label}
			</label>
			{picture && (
				<details className={css.focus}>
					<summary>The point that stays in view</summary>
					<p className="hint">
						Where the picture is cropped, this point stays. Click on it, or use
						the arrow keys on the picture.
					</p>
					<button
						type="button"
						className={css.focusPicture}
						aria-label={`Point that stays in view: ${left} percent from the left, ${top} percent from the top`}
						onClick={(event) => {
							// Ignores clicks by keyboard, because these events have no coordinates.
							if (event.detail === 0) return;
							const box = event.currentTarget.getBoundingClientRect();
							setFocus([
								Math.round(((event.clientX - box.left) / box.width) * 100),
								Math.round(((event.clientY - box.top) / box.height) * 100),
							]);
						}}
						onKeyDown={(event) => {
							const move = {
								ArrowLeft: [-2, 0],
								ArrowRight: [2, 0],
								ArrowUp: [0, -2],
								ArrowDown: [0, 2],
							}[event.key];
							if (!move) return;
							event.preventDefault();
							setFocus([left + (move[0] ?? 0), top + (move[1] ?? 0)]);
						}}
					>
						<PictureThumbnail picture={picture} />
						<span
							className={css.focusPoint}
							style={{ left: `${left}%`, top: `${top}%` }}
						/>
					</button>
					{photo.focus && (
						<button
							type="button"
							className="quiet"
							onClick={() => change(...remove("focus"))}
						>
							Keep the middle in view
						</button>
					)}
				</details>
			)}
		</div>
	);
}
