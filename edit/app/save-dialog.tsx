import { type MouseEvent, useEffect, useRef, useState } from "react";
import {
	changesToPublish,
	commitMessage,
	type FileChange,
	unpublishedChanges,
	unsavedChanges,
} from "#model/edit/describe-changes.ts";
import type { Draft } from "#model/edit/drafts.ts";
import { errorMessage } from "./api.ts";
import { ChangeView } from "./change-view.tsx";
import { Conflict } from "./conflict.tsx";
import { useEditor } from "./editing.ts";
import { Modal } from "./modal.tsx";
import { ProblemList, WarningList } from "./problems.tsx";
import css from "./save-dialog.module.css";

type Props = {
	isOpen: boolean;
	close: (status?: string) => void;
	/** The user followed a link to a field with a problem. */
	onLinkFollowed: () => void;
};

/** Lists all changes in words before they are saved or published. */
export function SaveDialog({
	isOpen,
	close: closeWith,
	onLinkFollowed,
}: Props) {
	const editing = useEditor();
	// Stays set while the dialog is closed, so that a running request is not sent twice.
	const [busy, setBusy] = useState<"save" | "publish">();
	const [error, setError] = useState("");
	const [discarded, setDiscarded] = useState<readonly Discarded[]>([]);
	const [discardedLine, setDiscardedLine] = useState<string>();
	/** The running reload of the files. Saving waits for it, because other people may have saved. */
	const reading = useRef<Promise<unknown>>(undefined);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per opening
	useEffect(() => {
		if (isOpen) reading.current = editing.reopen().catch(() => undefined);
	}, [isOpen]);
	const close = (status?: string) => {
		setError("");
		setDiscarded([]);
		setDiscardedLine(undefined);
		closeWith(status);
	};
	const { saved, forms } = editing.opened;
	const { state, published } = editing.publishing;
	const changed = { ...editing, saved, forms, published };
	const changes = unsavedChanges(changed);
	const rows: (Pick<Discarded, "change"> & Partial<Discarded>)[] = changes.map(
		(change) => ({ change }),
	);
	// Inserts from the top down, because the index of a discarded row counts all rows above it, also
	// discarded ones.
	for (const row of discarded.toSorted((a, b) => a.index - b.index))
		if (!changes.some(({ file }) => file === row.change.file))
			rows.splice(row.index, 0, row);
	// Omits earlier changes that a draft undoes by restoring the published text.
	const earlier = unpublishedChanges(changed).filter(
		({ file }) => editing.drafts[file]?.text !== published[file],
	);
	const problems = editing.checked.problems.length;
	const hasRemote = state !== "nowhere";
	const isWaiting = changes.length === 0 && state === "waiting";
	const isBlocked =
		busy !== undefined || problems > 0 || editing.conflicts.length > 0;
	const save = async (isPublished: boolean) => {
		setBusy(isPublished ? "publish" : "save");
		setError("");
		try {
			await reading.current;
			if (changes.length > 0) await editing.save();
			if (isPublished)
				await editing.publish(commitMessage(changesToPublish(changed)));
			await editing.reopen();
			close(
				isPublished
					? "Published. The changes are on their way to the site."
					: hasRemote
						? "Saved, but not published: visitors see the changes after “Publish”."
						: "Saved on this computer.",
			);
		} catch (problem) {
			setError(errorMessage(problem));
			await editing.reopen().catch(() => undefined);
		} finally {
			setBusy(undefined);
			editing.loadPublishing();
		}
	};
	return (
		<Modal label="What changes" isOpen={isOpen} close={close}>
			<h2 tabIndex={-1}>What changes</h2>
			{error && (
				<p className="alert" role="alert">
					{error}
				</p>
			)}
			{editing.conflicts.map((file) => (
				<Conflict
					key={file}
					file={file}
					title={changes.find((change) => change.file === file)?.title ?? file}
				/>
			))}
			<div
				onClickCapture={(event) => {
					if (!(event.target instanceof HTMLAnchorElement)) return;
					close();
					onLinkFollowed();
				}}
			>
				{problems > 0 && <ProblemList name="To fix first" />}
				<WarningList />
			</div>
			{changes.length === 0 && (
				<p>
					{isWaiting
						? "All is saved, but visitors do not see all of it yet: “Publish” puts it on the site."
						: "Nothing: all is saved."}
				</p>
			)}
			{rows.map((row, index) =>
				row.height === undefined ? (
					<ChangeView
						key={row.change.file}
						change={row.change}
						discardLine={({ words, revert }) => {
							if (!revert) return;
							editing.change(row.change.file, revert);
							setDiscardedLine(words);
						}}
					>
						<button
							type="button"
							className="quiet"
							aria-label={`Discard: ${row.change.title}`}
							onClick={({ currentTarget }) => {
								const { height = 0 } =
									currentTarget.closest("section")?.getBoundingClientRect() ??
									{};
								const { change } = row;
								const draft = editing.drafts[change.file];
								setDiscarded((others) => [
									...others,
									{ change, index, height, draft },
								]);
								editing.discard(change.file);
							}}
						>
							{row.change.lines.length > 1 ? "Discard all" : "Discard"}
						</button>
					</ChangeView>
				) : (
					<DiscardedChange
						key={row.change.file}
						change={row.change}
						height={row.height}
						restore={() => {
							const { file } = row.change;
							setDiscarded((others) =>
								others.filter(({ change }) => change.file !== file),
							);
							if (row.draft)
								editing.write(file, row.draft.text, "", row.draft.baseHash);
						}}
					/>
				),
			)}
			{earlier.length > 0 && (
				<section aria-label="Saved earlier">
					<h2>
						{changes.length > 0
							? "Saved earlier, goes online as well"
							: "Saved, goes online"}
					</h2>
					{earlier.map((change) => (
						<ChangeView key={change.file} change={change}>
							<RevertButton change={change} />
						</ChangeView>
					))}
				</section>
			)}
			{hasRemote && changes.length > 0 && (
				<p className="hint">
					Until you save, only you have these changes. Saved without publishing,
					all who edit have them; visitors see them only after “Publish”.
				</p>
			)}
			<div className={css.dialogFoot}>
				{discardedLine !== undefined && (
					<DiscardedLine
						key={discardedLine}
						words={discardedLine}
						undo={() => {
							editing.undo();
							setDiscardedLine(undefined);
						}}
					/>
				)}
				<button type="button" className="quiet" onClick={() => close()}>
					Go on editing
				</button>
				{!isWaiting && (
					<button
						type="button"
						className={hasRemote ? "second-action" : "main-action"}
						disabled={isBlocked || changes.length === 0}
						onClick={() => save(false)}
					>
						{busy === "save"
							? "One moment…"
							: hasRemote
								? "Save without publishing"
								: "Save"}
					</button>
				)}
				{hasRemote && (
					<button
						type="button"
						className="main-action"
						disabled={isBlocked || (changes.length === 0 && !isWaiting)}
						onClick={() => save(true)}
					>
						{busy === "publish"
							? "One moment…"
							: isWaiting
								? "Publish"
								: "Save and publish"}
					</button>
				)}
			</div>
		</Modal>
	);
}

/**
 * A discarded change keeps its place and height in the list, so that a second press cannot discard
 * the next change.
 */
type Discarded = {
	change: FileChange;
	/** Place in the list. */
	index: number;
	/** In px. */
	height: number;
	draft: Draft | undefined;
};

function DiscardedChange({
	change: { title },
	height,
	restore,
}: Pick<Discarded, "change" | "height"> & { restore: () => void }) {
	const row = useRef<HTMLParagraphElement>(null);
	useEffect(() => row.current?.focus({ preventScroll: true }), []);
	return (
		<p
			ref={row}
			tabIndex={-1}
			className={css.change}
			style={{ minHeight: height }}
		>
			{title}: discarded.{" "}
			<button
				type="button"
				className="quiet"
				aria-label={`Undo: ${title} discarded`}
				// Ignores the second press of a double click on "Discard".
				onClick={(event) => {
					if (event.detail > 1) return;
					focusHeading(event);
					restore();
				}}
			>
				Undo
			</button>
		</p>
	);
}

/** Has the focus, because the pressed button has disappeared. */
function DiscardedLine({ words, undo }: { words: string; undo: () => void }) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => button.current?.focus({ preventScroll: true }), []);
	return (
		<p className={css.discardedLine} role="status">
			Discarded: {words}{" "}
			<button ref={button} type="button" className="quiet" onClick={undo}>
				Undo
			</button>
		</p>
	);
}

/** Moves the focus to the dialog's heading, because the pressed button disappears. */
function focusHeading({ currentTarget }: MouseEvent<HTMLElement>): void {
	currentTarget.closest("dialog")?.querySelector("h2")?.focus();
}

/** Restores the published text of a saved file as an unsaved change. */
function RevertButton({ change: { file, title } }: { change: FileChange }) {
	const { drafts, isRequired, publishing, write } = useEditor();
	const text = publishing.published[file] ?? null;
	// The editor does not have the published bytes of a replaced picture.
	const isPicture = file.startsWith("images/") && text !== null;
	const wouldRemove = text === null && isRequired(file);
	if (drafts[file] || isPicture || wouldRemove) return null;
	return (
		<button
			type="button"
			className="quiet"
			aria-label={`Take back: ${title}`}
			onClick={(event) => {
				focusHeading(event);
				write(file, text);
			}}
		>
			Take back
		</button>
	);
}
