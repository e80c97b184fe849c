import { useEffect, useState } from "react";
import { combine } from "#model/edit/combine.ts";
import {
	type FileChange,
	publishedChange,
	type TextChange,
} from "#model/edit/describe-changes.ts";
import type { PublishedChange, PublishedVersions } from "../history.ts";
import { api, errorMessage } from "./api.ts";
import { ChangeDetails } from "./change-details.tsx";
import { useEditor } from "./editing.ts";
import fields from "./fields/fields.module.css";
import css from "./history.module.css";
import { filesByPicture } from "./pictures/picture-usage.tsx";

type Props = {
	/** Opens the list of unsaved changes. */
	review: () => void;
	onPageShown: () => void;
};

/**
 * Lists published changes. Each change has buttons that show its pages before and after, and one
 * that undoes it.
 */
export function History(props: Props) {
	const { publicationCount, reload, showVersion } = useEditor();
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
	useEffect(() => () => showVersion(undefined), [showVersion]);
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
				<Entry key={entry.commit} entry={entry} {...props} />
			))}
		</>
	);
}

const maxLines = 6;

type EntryProps = Props & { entry: PublishedChange };

function Entry({ entry, review, onPageShown }: EntryProps) {
	const editing = useEditor();
	const [versions, setVersions] = useState<PublishedVersions>();
	const texts = versions?.changes;
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
		api<PublishedVersions>("GET", `history/${commit}`)
			.then(setVersions)
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
						{versions && (
							<PageVersions
								change={change}
								versions={versions}
								onShown={onPageShown}
							/>
						)}
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

type PageVersionsProps = {
	change: FileChange;
	versions: PublishedVersions;
	onShown: () => void;
};

/** Shows the page of a changed file in the preview, before or after the change. */
function PageVersions({ change, versions, onShown }: PageVersionsProps) {
	const editing = useEditor();
	const { shownVersion, showVersion } = editing;
	const [, picture = ""] = /^images\/(.+)/.exec(change.file) ?? [];
	const [user] = filesByPicture(editing).get(picture) ?? [];
	const file = picture ? user : change.file;
	if (!file) return null;
	return (
		<div className={css.versions}>
			{(["before", "after"] as const).map((side) => {
				const isShown =
					shownVersion?.file === file &&
					shownVersion.side === side &&
					shownVersion.versions === versions;
				return (
					<button
						key={side}
						type="button"
						className="quiet"
						aria-label={`Show the page ${side}: ${change.title}`}
						aria-pressed={isShown}
						onClick={() => {
							showVersion({ versions, side, file });
							onShown();
						}}
					>
						Show the page {side}
					</button>
				);
			})}
		</div>
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
