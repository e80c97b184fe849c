import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import {
	type MouseEvent,
	type ReactNode,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { isSame, titleOf } from "#model/edit/differences.ts";
import { emptyValue } from "#model/edit/empty-value.ts";
import { nextEntryIds, noEntries } from "#model/edit/entry-ids.ts";
import { convertVariant, variantOf } from "#model/edit/field-variants.ts";
import type { Field, FieldOf } from "#model/edit/form.ts";
import { lowerFirst, shortName } from "#model/edit/names.ts";
import { isMissing } from "#model/edit/problem-text.ts";
import { formatPath } from "#model/text/path.ts";
import { problemsIn, useEditor } from "../editing.ts";
import { MistakesAt } from "../mistakes.tsx";
import { PhotoField } from "../pictures/photo-field.tsx";
import { Control } from "./controls.tsx";
import type { FieldProps, Place } from "./field-props.ts";
import css from "./fields.module.css";

/** Renders any field: a control, or a group of nested fields. */
export function FieldsOf(props: FieldProps & { isTop?: boolean }) {
	const { place, field, value } = props;
	const isAbsent = field.isNullable
		? (value ?? null) === null
		: value === undefined && !field.isRequired;
	if (field.kind === "fixed") return null;
	if (!hasInside(field)) return <Control {...{ place, field, value }} />;
	if (isAbsent) return <AbsentField place={place} field={field} />;
	return (
		<Frame {...props}>
			<FieldsInside {...{ place, field, value }} />
		</Frame>
	);
}

function FieldsInside({ place, field, value }: FieldProps) {
	switch (field.kind) {
		case "group":
			return <GroupFields {...{ place, field, value }} />;
		case "list":
		case "record":
			return <Entries {...{ place, field, value }} />;
		case "photo":
			return <PhotoField {...{ place, field, value }} />;
		case "variants":
			return <VariantFields {...{ place, field, value }} />;
		default:
			return null;
	}
}

function hasInside({ kind }: Field): boolean {
	return ["group", "list", "record", "photo", "variants"].includes(kind);
}

/** Shows a button that adds an optional field. */
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
							field.kind === "list"
								? [emptyValue(field.entry)]
								: emptyValue(field),
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

/**
 * Wraps nested fields: in a collapsible section on the first level of a form, in a group on deeper
 * levels.
 */
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
			// If the form has only this section, the section is open.
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

/** Shows the number of problems in a section, because the section may be closed. */
function Count({ place }: { place: Place }) {
	const here = formatPath(place.path);
	const problems = problemsIn(useEditor(), place.file).filter(
		({ field = "" }) =>
			field === here ||
			[".", "["].some((next) => field.startsWith(here + next)),
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
	// The identifier comes last, because owners hardly ever change it.
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

function Entries({
	place,
	field,
	value,
}: FieldProps<FieldOf<"list"> | FieldOf<"record">>) {
	const { change, renderFacts } = useEditor();
	const { file, path } = place;
	const [opened, setOpened] = useState<string | number>();
	const isList = field.kind === "list";
	const isPlain = !hasInside(field.entry);
	const list: readonly unknown[] = Array.isArray(value) ? value : [];
	const [known, setKnown] = useState(() => nextEntryIds(noEntries, list));
	const current = isSame(known.values, list)
		? known
		: nextEntryIds(known, list);
	if (current !== known) setKnown(current);
	const entries: (readonly [string | number, unknown])[] = isList
		? [...list.entries()]
		: Object.entries(Object(value));
	const idOf = (key: string | number) =>
		isList ? (current.ids[Number(key)] ?? key) : key;
	const { label } = field.entry;
	const add = (key: string | number, name?: string) => {
		setOpened(isList ? current.next : key);
		const empty = emptyValue(field.entry);
		const isNamed = name && Object(empty).name === "";
		const blank = isNamed ? { ...Object(empty), name } : empty;
		change(
			file,
			isList && value !== undefined
				? { kind: "insert", path: [...path, key], value: blank }
				: isList
					? { kind: "set", path, value: [blank] }
					: { kind: "set", path: [...path, key], value: blank },
		);
	};
	return (
		<>
			<ol className={isPlain ? css.rows : css.entries}>
				{entries.map(([key, entry], index) => {
					const here = { file, path: [...path, key] };
					const numbered = `${label || "Entry"} ${index + 1}`;
					const title = isPlain
						? numbered
						: renderFacts(titleOf(entry)) ||
							(isList ? numbered : `New ${lowerFirst(label)}`);
					const tools = (
						<EntryTools
							title={title}
							index={index}
							count={entries.length}
							move={(to) => change(file, { kind: "move", path: here.path, to })}
							remove={
								isList && entries.length <= field.least
									? undefined
									: () => change(file, { kind: "remove", path: here.path })
							}
						/>
					);
					return (
						<li key={idOf(key)}>
							{isPlain ? (
								<>
									<Control
										place={here}
										field={{ ...field.entry, label: title }}
										value={entry}
										isRow
									/>
									{tools}
								</>
							) : (
								<Entry
									place={here}
									field={field.entry}
									value={entry}
									title={title}
									isOpen={opened === idOf(key)}
									tools={tools}
								/>
							)}
						</li>
					);
				})}
			</ol>
			{isList && entries.length === 0 && (
				<p className="hint">None at present.</p>
			)}
			{!isList ? (
				<NewKey
					label={lowerFirst(label)}
					taken={entries.map(([key]) => String(key))}
					add={add}
				/>
			) : (
				entries.length < field.most && (
					<button
						type="button"
						className="add"
						onClick={() => add(entries.length)}
					>
						<Plus aria-hidden />
						Add {lowerFirst(label) || "an entry"}
					</button>
				)
			)}
		</>
	);
}

type NewKeyProps = {
	label: string;
	taken: readonly string[];
	add: (key: string, name: string) => void;
};

/** Adds an entry under a short name that is derived from the typed name. */
function NewKey({ label, taken, add }: NewKeyProps) {
	const [name, setName] = useState("");
	const [key = ""] = [name.split(" ")[0] ?? "", name]
		.map(shortName)
		.filter((short) => short && !taken.includes(short));
	const isTaken = key === "" && shortName(name) !== "";
	return (
		<form
			className="new-key"
			onSubmit={(event) => {
				event.preventDefault();
				if (key === "") return;
				add(key, name.trim());
				setName("");
			}}
		>
			<label className="field">
				<span>Name of a new {label}</span>
				<input value={name} onChange={(event) => setName(event.target.value)} />
			</label>
			<button type="submit" className="add" disabled={key === ""}>
				<Plus aria-hidden />
				Add {label}
			</button>
			{isTaken && (
				<p className="mistake" role="status">
					There is one of this name already: write the whole name
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
	const tools = useRef<HTMLSpanElement>(null);
	const pressed = useRef<{ button: HTMLElement; top: number }>(undefined);
	// Scrolls with the moved entry and keeps the focus, so that the user can press the button again.
	useLayoutEffect(() => {
		if (!pressed.current) return;
		const { button, top } = pressed.current;
		pressed.current = undefined;
		scrollBy(0, button.getBoundingClientRect().top - top);
		const all = [...(tools.current?.querySelectorAll("button") ?? [])];
		[button, ...all]
			.find((one) => !one.matches(":disabled"))
			?.focus({
				preventScroll: true,
			});
	});
	const press = (
		{ currentTarget: button }: MouseEvent<HTMLElement>,
		to: number,
	) => {
		pressed.current = { button, top: button.getBoundingClientRect().top };
		move(to);
	};
	return (
		<span className={css.entryTools} ref={tools}>
			{count > 1 && (
				<>
					<button
						type="button"
						className="icon-button"
						aria-label={`Move up: ${title}`}
						disabled={index === 0}
						onClick={(event) => press(event, index - 1)}
					>
						<ArrowUp aria-hidden />
					</button>
					<button
						type="button"
						className="icon-button"
						aria-label={`Move down: ${title}`}
						disabled={index === count - 1}
						onClick={(event) => press(event, index + 1)}
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
							value: convertVariant(variant, chosen, value),
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
	const isPicture = field.variants[0]?.kind === "photo";
	return (
		<>
			{isPicture ? fields : kind}
			{isPicture ? kind : fields}
		</>
	);
}
