import { useEffect, useRef, useState } from "react";
import {
	type FileChange,
	unpublishedChanges,
	unsavedChanges,
} from "#model/edit/describe-changes.ts";
import { errorMessage } from "./api.ts";
import { ChangeDetails } from "./change-details.tsx";
import { Conflict } from "./conflict.tsx";
import { useEditor } from "./editing.ts";
import { Modal } from "./modal.tsx";
import { filesByPicture } from "./pictures/picture-usage.tsx";
import { ProblemList, WarningList } from "./problems.tsx";
import css from "./save-dialog.module.css";
import { StatusMessage } from "./status-message.tsx";

type Props = {
	isOpen: boolean;
	close: (status?: string) => void;
	onLinkFollowed: () => void;
};

export function SaveDialog({
	isOpen,
	close: closeWith,
	onLinkFollowed,
}: Props) {
	const editing = useEditor();
	// Stays set while the dialog is closed, so that the user cannot send a running request again.
	const [busy, setBusy] = useState<"save" | "publish">();
	const [error, setError] = useState("");
	/** The running reload. `save` waits for it, because other people may have saved files. */
	const reading = useRef<Promise<unknown>>(undefined);
	// biome-ignore lint/correctness/useExhaustiveDependencies: reloads once each time the dialog opens
	useEffect(() => {
		if (isOpen) reading.current = editing.reload().catch(() => undefined);
	}, [isOpen]);
	const hasConflicts = editing.conflicts.length > 0;
	useEffect(() => {
		// The error of a publication asked for this choice.
		if (!hasConflicts) setError("");
	}, [hasConflicts]);
	const close = (status?: string) => {
		setError("");
		closeWith(status);
	};
	const { saved, forms } = editing.serverState;
	const { state, published } = editing.publishStatus;
	const picturesOnPages = isOpen
		? new Set(filesByPicture(editing).keys())
		: undefined;
	const changed = { ...editing, saved, forms, published, picturesOnPages };
	const changes = unsavedChanges(changed);
	const earlier = unpublishedChanges(changed).filter(
		({ file }) => editing.drafts[file]?.text !== published[file],
	);
	const problems = editing.checked.problems.length;
	const hasRemote = state !== "noRemote";
	const isWaiting = changes.length === 0 && state === "waiting";
	const isBlocked = busy !== undefined || problems > 0 || hasConflicts;
	const save = async (isPublished: boolean) => {
		setBusy(isPublished ? "publish" : "save");
		setError("");
		try {
			await reading.current;
			if (changes.length > 0) await editing.save();
			if (isPublished) await editing.publish();
			await editing.reload();
			close(
				isPublished
					? "Published. The changes are on their way to the site."
					: hasRemote
						? "Saved, but not published: visitors see the changes after “Publish”."
						: "Saved on this computer.",
			);
		} catch (cause) {
			setError(errorMessage(cause));
			await editing.reload().catch(() => undefined);
		} finally {
			setBusy(undefined);
			editing.loadPublishStatus();
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
			<StatusMessage />
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
				{changes.length === 0 && (
					<p>
						{isWaiting
							? "All is saved, but visitors do not see all of it yet: “Publish” puts it on the site."
							: "Nothing is left to save."}
					</p>
				)}
				{changes.map((change) => (
					<ChangeDetails key={change.file} change={change} isInForms>
						<DiscardButton change={change} />
					</ChangeDetails>
				))}
				{earlier.length > 0 && (
					<section aria-label="Saved earlier">
						<h2>
							{changes.length > 0
								? "Saved earlier, goes online as well"
								: "Saved, goes online"}
						</h2>
						{earlier.map((change) => (
							<ChangeDetails key={change.file} change={change} isInForms>
								<RevertButton change={change} />
							</ChangeDetails>
						))}
					</section>
				)}
			</div>
			<div className={`row ${css.dialogFoot}`}>
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

function DiscardButton({ change: { file, title } }: { change: FileChange }) {
	const { announce, discard } = useEditor();
	return (
		<button
			type="button"
			className="quiet"
			aria-label={`Discard: ${title}`}
			onClick={({ currentTarget, detail }) => {
				// The second click of a double click would discard the next change.
				if (detail > 1) return;
				// The button disappears, so the focus must move first.
				currentTarget.closest("dialog")?.querySelector("h2")?.focus();
				discard(file);
				announce(`Discarded the changes in “${title}”.`, { canUndo: true });
			}}
		>
			Discard
		</button>
	);
}

function RevertButton({ change: { file, title } }: { change: FileChange }) {
	const { drafts, isRequired, publishStatus, write } = useEditor();
	const text = publishStatus.published[file] ?? null;
	// Cannot restore a replaced picture, because the editor does not have its published bytes.
	const isPicture = file.startsWith("images/") && text !== null;
	const wouldRemove = text === null && isRequired(file);
	if (drafts[file] || isPicture || wouldRemove) return null;
	return (
		<button
			type="button"
			className="quiet"
			aria-label={`Take back: ${title}`}
			onClick={({ currentTarget }) => {
				// The button disappears, so the focus must move first.
				currentTarget.closest("dialog")?.querySelector("h2")?.focus();
				write(file, text);
			}}
		>
			Take back
		</button>
	);
}
