import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { copyEntry } from "#model/edit/copy-entry.ts";
import { emptyValue } from "#model/edit/empty-value.ts";
import { nextEntryIds, noEntries } from "#model/edit/entry-ids.ts";
import { canAddVariant, variantOf } from "#model/edit/field-variants.ts";
import type { FieldOf } from "#model/edit/form.ts";
import { formatValue, titleOfEntry } from "#model/edit/format-value.ts";
import { isSame } from "#model/edit/is-same.ts";
import { lowerFirst } from "#model/edit/names.ts";
import { formatPath } from "#model/text/path.ts";
import { excerpt } from "#model/text/summary.ts";
import { useEditor } from "../editing.ts";
import { AddEntry } from "./add-entry.tsx";
import { Control } from "./control.tsx";
import { EntriesInOtherLists } from "./entries-in-other-lists.tsx";
import { Entry } from "./entry.tsx";
import { EntryTools } from "./entry-tools.tsx";
import { type FieldProps, hasNestedFields } from "./field-props.ts";
import css from "./fields.module.css";
import { goToNewEntry } from "./go-to-field.ts";
import { NewKey } from "./new-key.tsx";
import { NewOptionLink } from "./new-option-link.tsx";
import { SortableEntries, SortableEntry } from "./sortable-entries.tsx";

type EntriesProps = FieldProps<FieldOf<"list"> | FieldOf<"record">> & {
	/** Renders the fields of an entry. A prop, because FieldEditor imports this file. */
	renderFields: (entry: FieldProps) => ReactNode;
};

export function Entries({ place, field, value, renderFields }: EntriesProps) {
	const { announce, change, insertFacts } = useEditor();
	const { file, path } = place;
	const rows = useRef<HTMLOListElement>(null);
	const [opened, setOpened] = useState<string>();
	const isList = field.kind === "list";
	const isPlain = !hasNestedFields(field.entry);
	const list: readonly unknown[] = Array.isArray(value) ? value : [];
	const [entryIds, setEntryIds] = useState(() => nextEntryIds(noEntries, list));
	const current = isSame(entryIds.values, list)
		? entryIds
		: nextEntryIds(entryIds, list);
	if (current !== entryIds) setEntryIds(current);
	const { label } = field.entry;
	const keyed: (readonly [string | number, unknown])[] = isList
		? [...list.entries()]
		: Object.entries(Object(value));
	const entries = keyed.map(([key, entry], index) => {
		const id = String(isList ? (current.ids[index] ?? key) : key);
		const numbered = `${label || "Entry"} ${index + 1}`;
		const title = isPlain
			? numbered
			: insertFacts(titleOfEntry(field.entry, entry)) ||
				(isList ? numbered : `New ${lowerFirst(label)}`);
		return { key, id, entry, title };
	});
	const canMove = entries.length > 1 && !(isList && field.isSorted);
	const move = (key: string | number, to: number) =>
		change(file, { kind: "move", path: [...path, key], to });
	const insert = (key: string | number, entry: unknown) => {
		setOpened(String(isList ? current.next : key));
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
			) ??
			list?.parentElement?.querySelector<HTMLElement>(
				":scope > .add, :scope > details > .add",
			);
		target?.focus({ preventScroll: true });
	};
	const hasRoom = isList && entries.length < field.maxItems;
	const canCopy = (entry: unknown) =>
		hasRoom &&
		(field.entry.kind !== "variants" ||
			canAddVariant(field.entry, variantOf(field.entry, entry), list));
	return (
		<>
			<SortableEntries
				ids={entries.map(({ id }) => id)}
				titles={entries.map(({ title }) => title)}
				move={(from, to) => move(entries[from]?.key ?? from, to)}
			>
				<ol ref={rows} className={isPlain ? css.rows : css.entries}>
					{entries.map(({ key, entry, id, title }, index) => {
						const entryPlace = { file, path: [...path, key] };
						const tools = (
							<EntryTools
								title={title}
								index={index}
								count={entries.length}
								move={canMove ? (to) => move(key, to) : undefined}
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
							<SortableEntry key={id} id={id} title={title} canMove={canMove}>
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
										isOpen={opened === id}
										tools={tools}
										copy={
											canCopy(entry)
												? () => insert(index + 1, copyEntry(entry, list))
												: undefined
										}
									>
										{renderFields({
											place: entryPlace,
											field: field.entry,
											value: entry,
										})}
									</Entry>
								)}
							</SortableEntry>
						);
					})}
				</ol>
			</SortableEntries>
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
					takenKeys={entries.map(({ key }) => String(key))}
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
