import { useState } from "react";
import { differences } from "#model/edit/differences.ts";
import { ask, wordsOf } from "./ask.ts";
import { type Editing, readText, useEditor } from "./editing.ts";
import { MistakeList } from "./mistakes.tsx";
import { Modal } from "./modal.tsx";
import css from "./save-dialog.module.css";
import { folderOf, kindOf, ownTitle, titleOfFile } from "./tasks.ts";

type Props = { isOpen: boolean; close: (said?: string) => void };

/** What changes, in words, before it is written. */
export function SaveDialog({ isOpen, close: closeSaying }: Props) {
	const editing = useEditor();
	// Kept while the dialog is closed: what is under way cannot be asked for again.
	const [busy, setBusy] = useState<"save" | "publish">();
	const [refusal, setRefusal] = useState("");
	const close = (said?: string) => {
		setRefusal("");
		closeSaying(said);
	};
	const changes = changesOf(editing);
	const mistakes = editing.checked.problems.length;
	const { publishing } = editing.opened;
	const isWaiting = changes.length === 0 && publishing === "waiting";
	const save = async (isPublished: boolean) => {
		setBusy(isPublished ? "publish" : "save");
		setRefusal("");
		try {
			await ask("PUT", "drafts", editing.drafts);
			await ask("POST", "save", {});
			if (isPublished)
				await ask("POST", "publish", { message: messageOf(changes) });
			await editing.reopen();
			close(
				isPublished
					? "Saved and published: the site shows it as soon as its host has built it."
					: publishing === "nowhere"
						? "Saved on this computer."
						: "Saved on this computer. Visitors see it when you press Publish.",
			);
		} catch (error) {
			setRefusal(wordsOf(error));
			await editing.reopen().catch(() => undefined);
		} finally {
			setBusy(undefined);
		}
	};
	return (
		<Modal label="What changes" isOpen={isOpen} close={close}>
			<h2>What changes</h2>
			{refusal && (
				<p className="trouble" role="alert">
					{refusal}
				</p>
			)}
			{mistakes > 0 && (
				<div
					onClickCapture={(event) => {
						if (event.target instanceof HTMLAnchorElement) close();
					}}
				>
					<MistakeList name="To fix first" />
				</div>
			)}
			{changes.length === 0 && (
				<p>
					{isWaiting
						? "All is saved on this computer. Visitors do not see all of it yet: Publish puts it on the site."
						: "Nothing: all is saved."}
				</p>
			)}
			{changes.map(({ title, file, lines }) => (
				<section key={file} className={css.change}>
					<h3>{title}</h3>
					<ul>
						{lines.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
					{editing.drafts[file] && (
						<button
							type="button"
							className="quiet"
							aria-label={`Throw away all of this: ${title}`}
							onClick={() => editing.settle(file, false)}
						>
							Throw away all of this
						</button>
					)}
				</section>
			))}
			{publishing !== "nowhere" && !isWaiting && (
				<p className="hint">
					“Save” keeps it on this computer; “Save and publish” shows it to
					visitors as well.
				</p>
			)}
			<div className={css.dialogFoot}>
				<button type="button" className="quiet" onClick={() => close()}>
					Go on editing
				</button>
				{!isWaiting && (
					<button
						type="button"
						className={
							publishing === "nowhere" ? "main-action" : "second-action"
						}
						disabled={
							busy !== undefined || mistakes > 0 || changes.length === 0
						}
						onClick={() => save(false)}
					>
						{busy === "save" ? "One moment…" : "Save"}
					</button>
				)}
				{publishing !== "nowhere" && (
					<button
						type="button"
						className="main-action"
						disabled={
							busy !== undefined ||
							mistakes > 0 ||
							(changes.length === 0 && !isWaiting)
						}
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

type Change = { file: string; title: string; lines: string[] };

function changesOf({
	drafts,
	opened,
	checked,
	formOf,
	said,
}: Editing): Change[] {
	const texts = Object.entries(drafts).map(([file, { text }]) => {
		const before = readText(opened.texts[file]?.text ?? "");
		const after = text === null ? undefined : readText(text);
		const own = said(ownTitle(after?.value ?? before?.value));
		const title = folderOf(opened.forms.folders, file)
			? `${kindOf(file) === "page" ? "Page" : "Article"} “${own}”`
			: titleOfFile(opened.forms.files, file);
		if (text === null) return { file, title, lines: ["goes"] };
		if (!opened.texts[file]) return { file, title, lines: ["is new"] };
		const lines = differences(formOf(file), before?.value, after?.value).map(
			({ place, before: old, after: now }) =>
				old === undefined
					? `${place}: new, ${now}`
					: now === undefined
						? `${place}: ${old} goes`
						: `${place}: ${old} to ${now}`,
		);
		if (before?.body !== after?.body) lines.push("The text is written anew");
		return { file, title, lines };
	});
	const pictures = checked.pictures.filter(({ isUnsaved }) => isUnsaved);
	return pictures.length === 0
		? texts
		: [
				...texts,
				{
					file: "images",
					title: "Pictures",
					lines: pictures.map(({ file }) => file),
				},
			];
}

/** The first line says one change, or how many; the others say them all. */
function messageOf(changes: readonly Change[]): string {
	const lines = changes.flatMap(({ title, lines }) =>
		lines.map((line) => `${title}: ${line}`),
	);
	const [first = "Change the content"] = lines;
	const head =
		lines.length > 1 || first.length > 70
			? `Change ${changes.map(({ title }) => title).join(", ")}`
			: first;
	return `${head.slice(0, 72)}\n\n${lines.join("\n")}\n`;
}
