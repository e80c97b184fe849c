import { Redo2, Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { differences } from "#model/edit/differences.ts";
import { addressOf, folderOf, formPathOf, tasksOf } from "#model/edit/tasks.ts";
import { type Step, textsAroundStep } from "#model/edit/undo.ts";
import css from "./app.module.css";
import { ConflictNotice } from "./conflict.tsx";
import { EditingContext, useEditing } from "./editing.ts";
import { goToField } from "./fields/go-to-field.ts";
import { FileForm } from "./files/file-form.tsx";
import { FolderList } from "./files/folder-list.tsx";
import { History } from "./history.tsx";
import { PictureLibrary } from "./pictures/picture-library.tsx";
import { Preview } from "./preview/preview.tsx";
import { PublishStatusPanel } from "./publish-status-panel.tsx";
import { readText } from "./read-text.ts";
import { SaveDialog } from "./save-dialog.tsx";
import type { ServerState } from "./server-state.ts";
import { Sidebar } from "./sidebar.tsx";
import { StatusMessage } from "./status-message.tsx";
import { useFormLocation } from "./use-form-location.ts";

const draftCheckIntervalMs = 3000;

export function App({ serverState }: { serverState: ServerState }) {
	const editing = useEditing(serverState);
	const { drafts, checked, rendered, publishStatus, storeError } = editing;
	const formLocation = useFormLocation();
	const { formPath } = formLocation;
	const [isSaving, setIsSaving] = useState(false);
	const [visiblePane, setVisiblePane] = useState<"edit" | "page">("edit");
	const { files, folders } = editing.serverState.forms;
	const folder = folderOf(folders, formPath);
	const title = editing.titleOf(formPath);
	const name = nameOfGym(editing.valueIn("site.yaml"));
	const isWaiting = publishStatus.state === "waiting";
	const changes = Object.keys(drafts).length;

	useEffect(() => {
		document.title = `${title} · ${name}`;
	}, [title, name]);

	const { stepToUndo, stepToRedo } = editing;
	const announceStep = (
		verb: "Undone" | "Done again",
		step: Step | undefined,
	) => {
		if (!step) return;
		const form = formPathOf(step.path);
		const [before, after] = textsAroundStep(step).map((text) =>
			text ? readText(text) : undefined,
		);
		const current = verb === "Undone" ? before : after;
		const name = editing.titleOf(form, (current ?? before ?? after)?.value);
		const place = form === formPath ? "" : ` in “${name}”`;
		const field = changedField(step.path, before, after);
		if (place || field)
			editing.announce(`${verb}${place}${field && `: ${field}`}.`);
	};
	/** Returns the label of the first field that differs; "" for a new or removed file. */
	const changedField = (
		file: string,
		before: ReturnType<typeof readText>,
		after: ReturnType<typeof readText>,
	): string => {
		const fields = editing.formOf(file);
		if (!fields || !before || !after) return "";
		const [changed] = differences(fields, before.value, after.value);
		if (changed) return editing.insertFacts(changed.label);
		return before.body === after.body ? "" : "Text";
	};
	const undo = () => {
		announceStep("Undone", stepToUndo);
		editing.undo();
	};
	const redo = () => {
		announceStep("Done again", stepToRedo);
		editing.redo();
	};

	// Goes to the field or to the top of the form, and again when the same link is clicked again.
	const first = useRef(formLocation);
	useEffect(() => {
		if (formLocation.at !== undefined) goToField(formLocation.at);
		else if (first.current !== formLocation) {
			const form = document.getElementById("form");
			form?.focus({ preventScroll: true });
			form?.scrollIntoView();
		}
	}, [formLocation]);

	const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
		if (!(event.ctrlKey || event.metaKey)) return;
		const key = event.key.toLowerCase();
		const action = { z: event.shiftKey ? redo : undo, y: redo }[key];
		if (key === "s") setIsSaving(true);
		else if (action && !hasOwnUndo(event.target)) action();
		else return;
		event.preventDefault();
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => handleKeyDown(event);
		addEventListener("keydown", listener);
		return () => removeEventListener("keydown", listener);
	}, []);

	const handleFocus = useEffectEvent(() => {
		editing.reload().catch(() => undefined);
	});
	const checkDrafts = useEffectEvent(() => {
		if (document.visibilityState === "visible")
			editing.reloadIfOutdated().catch(() => undefined);
	});
	useEffect(() => {
		const listener = () => handleFocus();
		// Another window or program may have changed files while this window had no focus.
		addEventListener("focus", listener);
		// Shows what the owner types in another window or on another device.
		const timer = setInterval(() => checkDrafts(), draftCheckIntervalMs);
		return () => {
			removeEventListener("focus", listener);
			clearInterval(timer);
		};
	}, []);

	return (
		<EditingContext value={editing}>
			<button
				type="button"
				className="skip-link"
				onClick={() => document.getElementById("form")?.focus()}
			>
				Skip to the form
			</button>
			<header className={css.bar}>
				<p className={css.brand}>
					<strong>{name}</strong> Editor
				</p>
				<div className={css.barTools}>
					<button
						type="button"
						className="quiet"
						disabled={!stepToUndo}
						onClick={undo}
					>
						<Undo2 aria-hidden />
						Undo
					</button>
					<button
						type="button"
						className="quiet"
						disabled={!stepToRedo}
						onClick={redo}
					>
						<Redo2 aria-hidden />
						Redo
					</button>
					<button
						type="button"
						className="main-action"
						disabled={changes === 0 && !isWaiting}
						onClick={() => setIsSaving(true)}
					>
						{changes > 0
							? publishStatus.state === "noRemote"
								? "Review and save"
								: "Review and publish"
							: isWaiting
								? "Publish"
								: publishStatus.state === "done"
									? editing.isGoingOnline
										? "Going online…"
										: "All published"
									: "All saved"}
					</button>
				</div>
				<div className={css.views}>
					<button
						type="button"
						className={css.menuButton}
						onClick={() => {
							setVisiblePane("edit");
							const menu = document.getElementById("menu");
							menu?.focus({ preventScroll: true });
							menu?.scrollIntoView();
						}}
					>
						Menu
					</button>
					{(["edit", "page"] as const).map((kind) => (
						<button
							key={kind}
							type="button"
							aria-pressed={visiblePane === kind}
							onClick={() => {
								setVisiblePane(kind);
								const form = document.getElementById("form");
								// Skips the menu, which is above the form in this view.
								const isFormBelow =
									form && form.getBoundingClientRect().top > innerHeight / 2;
								if (kind === visiblePane || (kind === "edit" && isFormBelow))
									form?.scrollIntoView();
							}}
						>
							{kind === "edit" ? "Edit" : "Page"}
						</button>
					))}
				</div>
			</header>
			<StatusMessage isCovered={isSaving} />
			<div className={css.storeError} role="alert">
				{storeError && <p className="alert">{storeError}</p>}
			</div>
			{[rendered.failure, ...editing.serverState.notices]
				.filter(Boolean)
				.map((message) => (
					<p key={message} className="alert" role="alert">
						{message}
					</p>
				))}
			<PublishStatusPanel />
			<div className={css.columns} data-view={visiblePane}>
				<Sidebar tasks={tasksOf(files)} formPath={formPath} />
				<main id="form" tabIndex={-1}>
					<ConflictNotice />
					{folder?.path === formPath ? (
						<FolderList key={formPath} folder={folder} title={title} />
					) : formPath === "images" ? (
						<PictureLibrary />
					) : formPath === "history" ? (
						<History
							review={() => setIsSaving(true)}
							onPageShown={() => setVisiblePane("page")}
						/>
					) : (
						<FileForm key={formPath} file={formPath} title={title} />
					)}
				</main>
				<Preview
					file={formPath}
					address={addressOf(
						files,
						editing.shownVersion?.file ?? formPath,
						checked.addresses,
					)}
					onFieldOpened={() => setVisiblePane("edit")}
				/>
			</div>
			<SaveDialog
				isOpen={isSaving}
				onLinkFollowed={() => setVisiblePane("edit")}
				close={(message = "") => {
					setIsSaving(false);
					editing.announce(message);
				}}
			/>
		</EditingContext>
	);
}

/**
 * True in a dialog, and for an input whose text is not stored, such as a half-typed date: the
 * browser's own undo applies.
 */
function hasOwnUndo(target: EventTarget | null): boolean {
	return (
		document.querySelector("dialog:modal") !== null ||
		(target instanceof Element && target.matches("[data-own-undo]")) ||
		(target instanceof HTMLInputElement && target.validity.badInput)
	);
}

function nameOfGym(site: unknown): string {
	return String(Reflect.get(Object(site), "shortName") ?? "");
}
