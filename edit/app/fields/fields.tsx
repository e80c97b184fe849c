import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { titleOf } from "#model/edit/differences.ts";
import {
	blankOf,
	type Field,
	type FieldOf,
	variantOf,
} from "#model/edit/form.ts";
import { formatPath } from "#model/text/path.ts";
import { problemsIn, useEditor } from "../editing.ts";
import { isMissing, MistakesAt } from "../mistakes.tsx";
import { lowerFirst, shortName } from "../names.ts";
import { PhotoField } from "../pictures/photo-field.tsx";
import { Control } from "./controls.tsx";
import type { FieldProps, Place } from "./field-props.ts";
import css from "./fields.module.css";

/** Any field: a control, or the fields inside it. */
export function FieldsOf(props: FieldProps & { isTop?: boolean }) {
	const { place, field, value, isTop = false } = props;
	const isAbsent = field.isNullable
		? (value ?? null) === null
		: value === undefined && !field.isRequired;
	if (isAbsent && hasInside(field))
		return <AbsentField place={place} field={field} />;
	switch (field.kind) {
		case "group":
			return (
				<Frame {...props} isTop={isTop}>
					<GroupFields place={place} field={field} value={value} />
				</Frame>
			);
		case "list":
			return (
				<Frame {...props}>
					<ListFields place={place} field={field} value={value} />
				</Frame>
			);
		case "record":
			return (
				<Frame {...props} isTop={isTop}>
					<RecordFields place={place} field={field} value={value} />
				</Frame>
			);
		case "photo":
			return (
				<Frame {...props}>
					<PhotoField place={place} field={field} value={value} />
				</Frame>
			);
		case "variants":
			return (
				<Frame {...props}>
					<VariantFields place={place} field={field} value={value} />
				</Frame>
			);
		case "fixed":
			return null;
		default:
			return <Control place={place} field={field} value={value} />;
	}
}

function hasInside({ kind }: Field): boolean {
	return ["group", "list", "record", "photo", "variants"].includes(kind);
}

/** Something that may be left out, and is. */
function AbsentField({ place, field }: Omit<FieldProps, "value">) {
	const { change } = useEditor();
	return (
		<>
			<MistakesAt place={place} />
			<button
				type="button"
				className="add"
				onClick={() =>
					change(place.file, {
						kind: "set",
						path: place.path,
						value:
							field.kind === "list" ? [blankOf(field.entry)] : blankOf(field),
					})
				}
			>
				<Plus aria-hidden />
				Add {lowerFirst(field.label)}
			</button>
		</>
	);
}

type FrameProps = FieldProps & { isTop?: boolean; children: ReactNode };

/** What stands around the fields inside a field: on the first level of a form a part that opens, deeper a group. */
function Frame({ place, field, isTop, children }: FrameProps) {
	const editing = useEditor();
	const here = formatPath(place.path);
	const form = editing.formOf(place.file);
	const remove =
		(field.isRequired && !field.isNullable) ||
		place.path.length === 0 ? null : (
			<button
				type="button"
				className="quiet"
				onClick={() =>
					editing.change(
						place.file,
						field.isNullable
							? { kind: "set", path: place.path, value: null }
							: { kind: "remove", path: place.path },
					)
				}
			>
				Remove {lowerFirst(field.label)}
			</button>
		);
	const inside = (
		<>
			{field.hint && <p className="hint">{field.hint}</p>}
			<MistakesAt place={place} />
			{children}
			{remove}
		</>
	);
	if (isTop || typeof place.path.at(-1) === "number") return children;
	if (place.path.length > 1)
		return (
			<fieldset id={`field-${here}`}>
				<legend>{field.label}</legend>
				{inside}
			</fieldset>
		);
	return (
		<details
			className={css.part}
			id={`field-${here}`}
			// The only one of a form is what its owner came for.
			open={form?.kind === "group" && Object.keys(form.fields).length === 1}
		>
			<summary>
				<h2>{field.label}</h2>
				<Count place={place} />
			</summary>
			<div className="stack">{inside}</div>
		</details>
	);
}

/** How much is to be done inside something that may be closed. */
function Count({ place }: { place: Place }) {
	const here = formatPath(place.path);
	const problems = problemsIn(useEditor(), place.file).filter(
		({ field = "" }) =>
			[".", "[", ""].some((next) =>
				next === "" ? field === here : field.startsWith(here + next),
			),
	);
	if (problems.length === 0) return null;
	return (
		<span className="number">
			{problems.length}
			<span className="visually-hidden">
				{problems.every(isMissing) ? " to fill in" : " to fix"}
			</span>
		</span>
	);
}

function GroupFields({ place, field, value }: FieldProps<FieldOf<"group">>) {
	// What other files call it by comes last: hardly anybody changes it.
	const fields = Object.entries(field.fields).toSorted(
		([, some], [, others]) =>
			Number(some.kind === "shortName") - Number(others.kind === "shortName"),
	);
	return fields.map(([name, inner]) => (
		<FieldsOf
			key={name}
			place={{ file: place.file, path: [...place.path, name] }}
			field={inner}
			value={Reflect.get(Object(value), name)}
		/>
	));
}

function ListFields({ place, field, value }: FieldProps<FieldOf<"list">>) {
	const { change, said } = useEditor();
	const { file, path } = place;
	const entries: readonly unknown[] = Array.isArray(value) ? value : [];
	const [opened, setOpened] = useState<number>();
	const isPlain = !hasInside(field.entry);
	const tools = (index: number, title: string) => (
		<EntryTools
			title={title}
			index={index}
			count={entries.length}
			move={(to) => change(file, { kind: "move", path: [...path, index], to })}
			remove={
				entries.length > field.least
					? () => change(file, { kind: "remove", path: [...path, index] })
					: undefined
			}
		/>
	);
	return (
		<>
			<ol className={isPlain ? css.rows : css.entries}>
				{entries.map((entry, index) => {
					const here = { file, path: [...path, index] };
					const title =
						said(titleOf(entry)) ||
						`${field.entry.label || "Entry"} ${index + 1}`;
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: entries have no names of their own, and hold no state
						<li key={index}>
							{isPlain ? (
								<>
									<Control
										place={here}
										field={{
											...field.entry,
											label: `${field.entry.label} ${index + 1}`,
										}}
										value={entry}
										isRow
									/>
									{tools(index, `${field.entry.label} ${index + 1}`)}
								</>
							) : (
								<Entry
									place={here}
									field={field.entry}
									value={entry}
									title={title}
									isOpen={opened === index}
									tools={tools(index, title)}
								/>
							)}
						</li>
					);
				})}
			</ol>
			{entries.length === 0 && <p className="hint">None at present.</p>}
			{entries.length < field.most && (
				<button
					type="button"
					className="add"
					onClick={() => {
						const added = { path: [...path, entries.length] };
						setOpened(entries.length);
						change(
							file,
							value === undefined
								? { kind: "set", path, value: [blankOf(field.entry)] }
								: { kind: "insert", ...added, value: blankOf(field.entry) },
						);
					}}
				>
					<Plus aria-hidden />
					Add {lowerFirst(field.entry.label) || "an entry"}
				</button>
			)}
		</>
	);
}

function RecordFields({ place, field, value }: FieldProps<FieldOf<"record">>) {
	const { change, said } = useEditor();
	const { file, path } = place;
	const entries = Object.entries(Object(value));
	const [opened, setOpened] = useState<string>();
	return (
		<>
			<ol className={css.entries}>
				{entries.map(([key, entry], index) => {
					const here = { file, path: [...path, key] };
					const title =
						said(titleOf(entry)) || `New ${lowerFirst(field.entry.label)}`;
					return (
						<li key={key}>
							<Entry
								place={here}
								field={field.entry}
								value={entry}
								title={title}
								isOpen={opened === key}
								tools={
									<EntryTools
										title={title}
										index={index}
										count={entries.length}
										move={(to) =>
											change(file, { kind: "move", path: here.path, to })
										}
										remove={() =>
											change(file, { kind: "remove", path: here.path })
										}
									/>
								}
							/>
						</li>
					);
				})}
			</ol>
			<NewKey
				label={lowerFirst(field.entry.label)}
				taken={entries.map(([key]) => key)}
				add={(key) => {
					setOpened(key);
					change(file, {
						kind: "set",
						path: [...path, key],
						value: blankOf(field.entry),
					});
				}}
			/>
		</>
	);
}

type NewKeyProps = {
	label: string;
	taken: readonly string[];
	add: (key: string) => void;
};

/** A new entry gets the short name that other files call it by; it follows from the name that is typed. */
function NewKey({ label, taken, add }: NewKeyProps) {
	const [name, setName] = useState("");
	const key = shortName(name.split(" ")[0] ?? "");
	const isTaken = taken.includes(key);
	return (
		<form
			className="new-key"
			onSubmit={(event) => {
				event.preventDefault();
				if (key === "" || isTaken) return;
				add(key);
				setName("");
			}}
		>
			<label className="field">
				<span>First name or short name of a new {label}</span>
				<input value={name} onChange={(event) => setName(event.target.value)} />
			</label>
			<button type="submit" className="add" disabled={key === "" || isTaken}>
				<Plus aria-hidden />
				Add {label}
			</button>
			{isTaken && (
				<p className="mistake" role="status">
					“{key}” stands there already: take another short name
				</p>
			)}
		</form>
	);
}

type EntryProps = FieldProps & {
	title: string;
	isOpen: boolean;
	tools: ReactNode;
};

/** One of a list, closed until it is wanted. */
function Entry({ place, field, value, title, isOpen, tools }: EntryProps) {
	return (
		<div className={css.entry}>
			<details open={isOpen} id={`field-${formatPath(place.path)}`}>
				<summary>
					{title}
					<Count place={place} />
				</summary>
				<div className="stack">
					<MistakesAt place={place} />
					<FieldsOf place={place} field={field} value={value} isTop />
				</div>
			</details>
			{tools}
		</div>
	);
}

type ToolProps = {
	title: string;
	index: number;
	count: number;
	move: (to: number) => void;
	remove: (() => void) | undefined;
};

function EntryTools({ title, index, count, move, remove }: ToolProps) {
	return (
		<span className={css.entryTools}>
			{count > 1 && (
				<>
					<button
						type="button"
						className="icon-button"
						aria-label={`Move up: ${title}`}
						disabled={index === 0}
						onClick={() => move(index - 1)}
					>
						<ArrowUp aria-hidden />
					</button>
					<button
						type="button"
						className="icon-button"
						aria-label={`Move down: ${title}`}
						disabled={index === count - 1}
						onClick={() => move(index + 1)}
					>
						<ArrowDown aria-hidden />
					</button>
				</>
			)}
			{remove && (
				<button
					type="button"
					className="icon-button"
					aria-label={`Remove: ${title}`}
					onClick={remove}
				>
					<X aria-hidden />
				</button>
			)}
		</span>
	);
}

function VariantFields({
	place,
	field,
	value,
}: FieldProps<FieldOf<"variants">>) {
	const { change } = useEditor();
	const variant = variantOf(field, value);
	const index = variant ? field.variants.indexOf(variant) : 0;
	const id = `kind-${formatPath(place.path)}`;
	const kind = (
		<div className="field">
			<label htmlFor={id}>Kind</label>
			<select
				id={id}
				value={index}
				onChange={(event) => {
					const chosen = field.variants[Number(event.target.value)];
					if (chosen)
						change(place.file, {
							kind: "set",
							path: place.path,
							value: carriedOver(chosen, value),
						});
				}}
			>
				{field.variants.map(({ label }, number) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the schema has them in this order
					<option key={number} value={number}>
						{label}
					</option>
				))}
			</select>
		</div>
	);
	const fields = variant && (
		<FieldsOf place={place} field={variant} value={value} isTop />
	);
	// Hardly anybody has pictures elsewhere.
	const isPicture = field.variants[0]?.kind === "photo";
	return (
		<>
			{isPicture ? fields : kind}
			{isPicture ? kind : fields}
		</>
	);
}

/** The other variant, with what both have in common. */
function carriedOver(chosen: Field, value: unknown): unknown {
	const blank = blankOf(chosen);
	if (typeof blank !== "object" || blank === null) return blank;
	return Object.fromEntries(
		Object.entries(blank).map(([name, empty]) => [
			name,
			Reflect.get(Object(value), name) ?? empty,
		]),
	);
}
