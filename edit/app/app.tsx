import { Redo2, Undo2 } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import css from "./app.module.css";
import { EditingContext, type Opened, useEditing } from "./editing.ts";
import { FileForm } from "./files/file-form.tsx";
import { FolderList } from "./files/folder-list.tsx";
import { PictureLibrary } from "./pictures/picture-library.tsx";
import { Preview } from "./preview/preview.tsx";
import { SaveDialog } from "./save-dialog.tsx";
import { Sidebar } from "./sidebar.tsx";
import {
	addressOf,
	folderOf,
	kindOf,
	ownTitle,
	pagesOf,
	tasksOf,
	titleOfFile,
} from "./tasks.ts";

/** Left what can be changed, in the middle the form, right the page as it will be. */
export function App({ opened }: { opened: Opened }) {
	const editing = useEditing(opened);
	const { drafts, checked, trouble, undo, redo, reopen } = editing;
	const { place, at } = useAddress();
	const [isSaving, setIsSaving] = useState(false);
	const [said, setSaid] = useState("");
	const { files, folders } = editing.opened.forms;
	const folder = folderOf(folders, place);
	const pages = {
		...pagesOf(files),
		...Object.fromEntries(
			Object.entries(checked.addresses).map(([path, address]) => [
				address,
				editing.said(ownTitle(editing.valueIn(path))) || address,
			]),
		),
	};
	const title = titleOfFile(files, place);
	const name = nameOfGym(editing.valueIn("site.yaml"));
	const isWaiting = editing.opened.publishing === "waiting";
	const changes =
		Object.keys(drafts).length +
		checked.pictures.filter(({ isUnsaved }) => isUnsaved).length;

	useEffect(() => {
		document.title = `${title} · ${name}`;
	}, [title, name]);

	// What was said of the last saving would be taken for the next.
	useEffect(() => {
		if (changes > 0) setSaid("");
	}, [changes]);

	// Another form begins at its top; on a phone it stands below the list that led to it.
	const last = useRef(place);
	useEffect(() => {
		if (last.current === place) return;
		last.current = place;
		setSaid("");
		const form = document.getElementById("form");
		if (at !== undefined) return;
		form?.focus({ preventScroll: true });
		form?.scrollIntoView();
	}, [place, at]);

	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey)) return;
			const key = event.key.toLowerCase();
			const action = { z: event.shiftKey ? redo : undo, y: redo }[key];
			if (key === "s") setIsSaving(true);
			else if (action) action();
			else return;
			event.preventDefault();
		};
		addEventListener("keydown", press);
		return () => removeEventListener("keydown", press);
	}, [undo, redo]);

	// Another program may have changed files while the owner was there.
	useEffect(() => {
		const look = () => {
			if (Object.keys(drafts).length === 0) reopen().catch(() => undefined);
		};
		addEventListener("focus", look);
		return () => removeEventListener("focus", look);
	}, [drafts, reopen]);

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
						disabled={!editing.canUndo}
						onClick={undo}
					>
						<Undo2 aria-hidden />
						Undo
					</button>
					<button
						type="button"
						className="quiet"
						disabled={!editing.canRedo}
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
							? "Review and save"
							: isWaiting
								? "Publish"
								: "All saved"}
					</button>
				</div>
			</header>
			<p className={css.said} role="status">
				{said}
			</p>
			{trouble && (
				<p className="trouble" role="alert">
					{trouble}
				</p>
			)}
			<div className={css.columns}>
				<Sidebar tasks={tasksOf(files)} place={place} />
				<main id="form" tabIndex={-1}>
					{folder?.path === place ? (
						<FolderList key={place} folder={folder} title={title} />
					) : place === "images" ? (
						<PictureLibrary />
					) : (
						<FileForm
							key={place}
							file={place}
							title={
								folder
									? editing.said(ownTitle(editing.valueIn(place))) ||
										`New ${kindOf(place)}`
									: title
							}
							at={at}
						/>
					)}
				</main>
				<Preview
					key={place}
					address={addressOf(files, place, checked.addresses)}
					pages={pages}
				/>
			</div>
			<SaveDialog
				isOpen={isSaving}
				close={(words = "") => {
					setIsSaving(false);
					setSaid(words);
				}}
			/>
		</EditingContext>
	);
}

/** #/pricing.yaml, or #/pricing.yaml:memberships[0].name for one of its fields. */
function useAddress() {
	const hash = useSyncExternalStore(
		(tell) => {
			addEventListener("hashchange", tell);
			return () => removeEventListener("hashchange", tell);
		},
		() => location.hash,
	);
	const [place = "", at] = decodeURIComponent(hash.replace(/^#\/?/, "")).split(
		":",
	);
	return {
		place: place || "pricing.yaml",
		at,
	};
}

function nameOfGym(site: unknown): string {
	return String(Reflect.get(Object(site), "shortName") ?? "");
}
