import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { copyEntry } from "#model/edit/copy-entry.ts";
import { formatValue, isSame, titleOfEntry } from "#model/edit/differences.ts";
import { emptyValue } from "#model/edit/empty-value.ts";
import { nextEntryIds, noEntries } from "#model/edit/entry-ids.ts";
import { canAddVariant, variantOf } from "#model/edit/field-variants.ts";
import type { Field, FieldOf } from "#model/edit/form.ts";
import { lowerFirst } from "#model/edit/names.ts";
import { formatPath } from "#model/text/path.ts";
import { excerpt } from "#model/text/summary.ts";
import { useEditor } from "../editing.ts";
import { PhotoField } from "../pictures/photo-field.tsx";
import { FieldProblems } from "../problems.tsx";
import { AddEntry } from "./add-entry.tsx";
import { Control } from "./control.tsx";
import { EntriesInOtherLists } from "./entries-in-other-lists.tsx";
import { Entry } from "./entry.tsx";
import { EntryTools } from "./entry-tools.tsx";
import type { FieldProps } from "./field-props.ts";
import { FieldSection } from "./field-section.tsx";
import css from "./fields.module.css";
import { goToNewEntry } from "./go-to-field.ts";
import { KindSelect } from "./kind-select.tsx";
import { NewKey } from "./new-key.tsx";
import { NewOptionLink } from "./new-option-link.tsx";

export function FieldEditor({
	place,
	field,
	value,
	isTop,
}: FieldProps & { isTop?: boolean }) {
	const isAbsent = field.isNullable
		? (value ?? null) === null
		: value === undefined && !field.isRequired;
	if (field.kind === "fixed") return null;
	if (!hasNestedFields(field)) return <Control {...{ place, field, value }} />;
	if (isAbsent) return <AbsentField place={place} field={field} />;
	const fields = <NestedFields {...{ place, field, value }} />;
	if (isTop) return fields;
	return <FieldSection {...{ place, field }}>{fields}</FieldSection>;
}

function NestedFields({ place, field, value }: FieldProps) {
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

function hasNestedFields({ kind }: Field): boolean {
	return ["group", "list", "record", "photo", "variants"].includes(kind);
}

function AbsentField({ place, field }: Omit<FieldProps, "value">) {
	const { change } = useEditor();
	const formattedPath = formatPath(place.path);
	const add = () => {
		const value =
			field.kind === "list" ? [emptyValue(field.entry)] : emptyValue(field);
		// Renders the field now, so that it can receive the focus.
		flushSync(() =>
			change(place.file, { kind: "set", path: place.path, value }),
		);
		goToNewEntry(formattedPath);
	};
	return (
		<>
			<FieldProblems place={place} />
			<button
				id={`add-${formattedPath}`}
				type="button"
				className="add"
				onClick={add}
			>
				<Plus aria-hidden />
				Add {lowerFirst(field.label)}
			</button>
		</>
	);
}

function GroupFields({ place, field, value }: FieldProps<FieldOf<"group">>) {
	// The short name comes last, because owners hardly ever change it.
	const fields = Object.entries(field.fields).toSorted(
		([, a], [, b]) =>
			Number(a.kind === "shortName") - Number(b.kind === "shortName"),
	);
	return fields.map(([name, inner]) => (
		<FieldEditor
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
	const { announce, change, insertFacts } = useEditor();
	const { file, path } = place;
	const rows = useRef<HTMLOListElement>(null);
	const [opened, setOpened] = useState<string | number>();
	const isList = field.kind === "list";
	const isPlain = !hasNestedFields(field.entry);
	const list: readonly unknown[] = Array.isArray(value) ? value : [];
	const [entryIds, setEntryIds] = useState(() => nextEntryIds(noEntries, list));
	const current = isSame(entryIds.values, list)
		? entryIds
		: nextEntryIds(entryIds, list);
	if (current !== entryIds) setEntryIds(current);
	const entries: (readonly [string | number, unknown])[] = isList
		? [...list.entries()]
		: Object.entries(Object(value));
	const idOf = (key: string | number) =>
		isList ? (current.ids[Number(key)] ?? key) : key;
	const { label } = field.entry;
	const insert = (key: string | number, entry: unknown) => {
		setOpened(isList ? current.next : key);
		// Renders the entry now, so that it can receive the focus.
		flushSync(() =>
			change(
				file,
				isList && value !== undefined
					? { kind: "insert", path: [...path, key], value: entry }
					: isList
						? { kind: "set", path, value: [entry] }
						: { kind: "set", path: [...path, key], value: entry },
			),
		);
		goToNewEntry(formatPath([...path, key]));
	};
	const addNamed = (key: string, name: string) => {
		const empty = emptyValue(field.entry);
		const isNamed = name && Object(empty).name === "";
		insert(key, isNamed ? { ...Object(empty), name } : empty);
	};
	const remove = (key: string | number, index: number, title: string) => {
		// Renders the list now, so that the focus can move to the next entry.
		flushSync(() => change(file, { kind: "remove", path: [...path, key] }));
		announce(`Removed “${title}”.`, { canUndo: true });
		const list = rows.current;
		const neighbor = list?.children[index] ?? list?.lastElementChild;
		const target =
			neighbor?.querySelector<HTMLElement>(
				"summary, select, button:last-child",
			) ?? list?.parentElement?.querySelector<HTMLElement>(":scope > .add");
		target?.focus({ preventScroll: true });
	};
	const hasRoom = isList && entries.length < field.maxItems;
	const canCopy = (entry: unknown) =>
		hasRoom &&
		(field.entry.kind !== "variants" ||
			canAddVariant(field.entry, variantOf(field.entry, entry), list));
	return (
		<>
			<ol ref={rows} className={isPlain ? css.rows : css.entries}>
				{entries.map(([key, entry], index) => {
					const entryPlace = { file, path: [...path, key] };
					const numbered = `${label || "Entry"} ${index + 1}`;
					const title = isPlain
						? numbered
						: insertFacts(titleOfEntry(field.entry, entry)) ||
							(isList ? numbered : `New ${lowerFirst(label)}`);
					const tools = (
						<EntryTools
							title={title}
							index={index}
							count={entries.length}
							move={
								isList && field.isSorted
									? undefined
									: (to) =>
											change(file, { kind: "move", path: entryPlace.path, to })
							}
							remove={
								isList && entries.length <= field.minItems
									? undefined
									: () =>
											remove(
												key,
												index,
												isPlain && entry !== ""
													? excerpt(
															insertFacts(formatValue(field.entry, entry)),
														)
													: title,
											)
							}
						/>
					);
					return (
						<li key={idOf(key)}>
							{isPlain ? (
								<>
									<Control
										place={entryPlace}
										field={{ ...field.entry, label: title }}
										value={entry}
										isRow
									/>
									{tools}
								</>
							) : (
								<Entry
									place={entryPlace}
									field={field.entry}
									value={entry}
									title={title}
									isOpen={opened === idOf(key)}
									tools={tools}
									copy={
										canCopy(entry)
											? () => insert(index + 1, copyEntry(entry, list))
											: undefined
									}
								>
									<FieldEditor
										place={entryPlace}
										field={field.entry}
										value={entry}
										isTop
									/>
								</Entry>
							)}
						</li>
					);
				})}
			</ol>
			{isList && field.minItems > 1 && field.minItems === field.maxItems && (
				<p className="hint">
					Always {field.minItems}: to take one out, choose another in its place.
				</p>
			)}
			{isList && entries.length === 0 && (
				<p className="hint">None at present.</p>
			)}
			{!isList ? (
				<NewKey
					label={lowerFirst(label)}
					takenKeys={entries.map(([key]) => String(key))}
					add={addNamed}
				/>
			) : (
				hasRoom && (
					<AddEntry
						entry={field.entry}
						entries={list}
						add={(value) => insert(entries.length, value)}
					/>
				)
			)}
			<NewOptionLink kind={field.entry.kind} />
			{isList && field.entry.kind === "member" && path.length === 1 && (
				<EntriesInOtherLists place={place} field={field} />
			)}
		</>
	);
}

function VariantFields({
	place,
	field,
	value,
}: FieldProps<FieldOf<"variants">>) {
	const variant = variantOf(field, value);
	return (
		<>
			<KindSelect {...{ place, field, value }} />
			{variant && (
				<FieldEditor place={place} field={variant} value={value} isTop />
			)}
		</>
	);
}
