import { useEffect, useState } from "react";
import { combine } from "#model/edit/combine.ts";
import {
	type FileChange,
	publishedChange,
	type TextChange,
} from "#model/edit/describe-changes.ts";
import type { PublishedChange } from "../history.ts";
import { api, errorMessage } from "./api.ts";
import { ChangeDetails } from "./change-details.tsx";
import { useEditor } from "./editing.ts";
import fields from "./fields/fields.module.css";
import css from "./history.module.css";

type Texts = Readonly<Record<string, TextChange>>;

/**
 * Lists published changes. Each change has a button that undoes it. `review` opens the list of
 * unsaved changes.
 */
export function History({ review }: { review: () => void }) {
	const { publicationCount, reload } = useEditor();
	const [entries, setEntries] = useState<readonly PublishedChange[]>([]);
	const [status, setStatus] = useState("One moment…");
	// biome-ignore lint/correctness/useExhaustiveDependencies: reads the list again after each publication
	useEffect(() => {
		// Reads the files first, because "Take back" compares changes with the current files.
		reload()
			.then(() => api<PublishedChange[]>("GET", "history"))
			.then((history) => {
				setEntries(history);
				setStatus(history.length === 0 ? "Nothing is published yet." : "");
			})
			.catch((error) => setStatus(errorMessage(error)));
	}, [publicationCount]);
	return (
		<>
			<h1>Published changes</h1>
			<p className="lead">
				What went online, the last change first. “Take back” puts the values
				from before a change into the forms; you read what changes, then publish
				it.
			</p>
			{status && <p role="status">{status}</p>}
			{entries.map((entry) => (
				<Entry key={entry.commit} entry={entry} review={review} />
			))}
		</>
	);
}

const maxLines = 6;

type EntryProps = { entry: PublishedChange; review: () => void };

function Entry({ entry, review }: EntryProps) {
	const editing = useEditor();
	const [texts, setTexts] = useState<Texts>();
	const [error, setError] = useState("");
	const { commit, author, at, subject } = entry;
	const lines = entry.lines.filter((line) => line !== subject);
	const changes = publishedChange(
		{ forms: editing.serverState.forms, insertFacts: editing.insertFacts },
		texts ?? {},
	);
	const reverted = changes.filter(({ file }) =>
		isReverted(texts?.[file], editing.textOf(file) ?? null),
	);
	const { published } = editing.publishStatus;
	const publishedText = (file: string) =>
		file in published ? (published[file] ?? null) : editing.savedText(file);
	const isPublished = ({ file }: FileChange) =>
		isReverted(texts?.[file], publishedText(file));
	const revertedText = (those: readonly FileChange[]) =>
		those.every(isPublished) ? "Taken back" : "Taken back when you publish";
	const unsaved = changes.filter(
		(change) =>
			editing.drafts[change.file] !== undefined && !reverted.includes(change),
	);
	const areReverted = changes.length > 0 && reverted.length === changes.length;
	const load = () => {
		if (texts) return;
		api<Texts>("GET", `history/${commit}`)
			.then(setTexts)
			.catch((cause) => setError(errorMessage(cause)));
	};
	const revert = (those: readonly FileChange[]) => {
		const files = those.map(({ file }) => file);
		editing.revertChanges(
			Object.fromEntries(
				Object.entries(texts ?? {}).filter(([file]) => files.includes(file)),
			),
		);
		review();
	};
	return (
		<details className={fields.part} data-loaded={texts && ""} onToggle={load}>
			<summary>
				<h2>{subject}</h2>{" "}
				<span className="hint">
					<span className={css.author}>
						{author},{" "}
						{new Date(at).toLocaleString([], {
							dateStyle: "medium",
							timeStyle: "short",
						})}
					</span>
					{lines.slice(0, maxLines).map((line) => (
						<span key={line} className={css.line}>
							{line}
						</span>
					))}
					{lines.length > maxLines && (
						<span className={css.line}>and {lines.length - maxLines} more</span>
					)}
				</span>
			</summary>
			<div>
				{error && (
					<p className="alert" role="alert">
						{error}
					</p>
				)}
				{changes.map((change) => (
					<ChangeDetails key={change.file} change={change}>
						{changes.length > 1 && reverted.includes(change) && (
							<p className="hint">{revertedText([change])}.</p>
						)}
						{changes.length > 1 && !reverted.includes(change) && (
							<button
								type="button"
								className="quiet"
								aria-label={`Take back: ${change.title}`}
								disabled={unsaved.includes(change)}
								onClick={() => revert([change])}
							>
								Take back
							</button>
						)}
					</ChangeDetails>
				))}
				{unsaved.length > 0 && (
					<p className="hint">
						Save or discard your changes in{" "}
						{unsaved.map(({ title }) => title).join(", ")} first.
					</p>
				)}
				<button
					type="button"
					className="second-action"
					disabled={!texts || unsaved.length > 0 || areReverted}
					onClick={() => revert(changes)}
				>
					{areReverted
						? revertedText(changes)
						: changes.length > 1
							? "Take back all"
							: "Take back"}
				</button>
			</div>
		</details>
	);
}

function isReverted(
	change: TextChange | undefined,
	now: string | null,
): boolean {
	if (!change) return false;
	const reverted = combine(change.after, change.before, now);
	return "merged" in reverted && reverted.merged === now;
}
