import {
	createContext,
	use,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import {
	change,
	type Operation,
	type Path,
	readValue,
} from "#model/edit/change.ts";
import { isSame } from "#model/edit/differences.ts";
import {
	contentHash,
	draftHash,
	type Versions,
	writesOf,
} from "#model/edit/drafts.ts";
import {
	beginEditing,
	type EditingAction,
	reduceEditing,
} from "#model/edit/editing-state.ts";
import { nearestFieldPath, orderOf } from "#model/edit/field-at.ts";
import type { Field } from "#model/edit/form.ts";
import { pictureName } from "#model/edit/names.ts";
import { takeBack } from "#model/edit/take-back.ts";
import { folderOf, ownTitle, pagesOf } from "#model/edit/tasks.ts";
import { sayFacts } from "#model/facts/fill-facts.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { formatPath, parsePath } from "#model/text/path.ts";
import type {
	Pictures,
	Progress,
	SavedFile,
	TextChange,
} from "../workspace.ts";
import { api, errorMessage } from "./api.ts";
import { useRenderer } from "./preview/use-renderer.ts";

/** The server's answer when the editor opens. */
export type Opened = Pictures & {
	/** Keyed by path; includes pictures. */
	saved: Record<string, SavedFile>;
	versions: Versions;
	forms: {
		files: readonly { path: string; form: Field; address?: string }[];
		/** Folders to which the owner can add files. */
		folders: readonly { path: string; ending: string; form: Field }[];
	};
	publishing: Progress;
	/** Part of the URLs of the preview's pictures (edit/frame-files.ts). */
	pictureKey: string;
	/** The unsaved changes of other people. */
	others: readonly { person: string; files: readonly string[] }[];
	/** Messages about stored drafts that could not be read. */
	notices: readonly string[];
};

/** A change is sent after this time without another key, in milliseconds. */
const sendDelayMs = 40;
const retryDelayMs = 5000;
/** Milliseconds between two requests for the state of the public site. */
const pollIntervalMs = 10_000;

/** Keeps the text of each file as state; everything else is computed from the texts. */
export function useEditing(first: Opened) {
	const [opened, setOpened] = useState(first);
	const [pictures, setPictures] = useState(() => picturesOf(first));
	const [address, setAddress] = useState("/");
	const [publishing, setPublishing] = useState(first.publishing);
	const [hasPublished, setHasPublished] = useState(false);
	const [saveError, setSaveError] = useState("");
	const [attempts, setAttempts] = useState(0);
	const [state, setState] = useState(() => beginEditing(first.versions));
	/** The newest state, because `state` is stale in callbacks until the next render. */
	const current = useRef(state);
	const requests = useRef<Promise<unknown>>(Promise.resolve());
	const dispatch = (action: EditingAction) => {
		current.current = reduceEditing(current.current, action);
		setState(current.current);
	};
	const { view, past, future } = state;
	const { drafts } = view;

	const inTurn = <Result>(request: () => Promise<Result>) => {
		const result = requests.current.then(request);
		requests.current = result.catch(() => undefined);
		return result;
	};
	/** Sends unsent drafts to the server; throws if the server cannot store them. */
	const flush = () =>
		inTurn(async () => {
			const writes = writesOf(current.current.view);
			if (Object.keys(writes).length === 0) return;
			const sent = Object.fromEntries(
				Object.entries(writes).map(([path, { draft }]) => [path, draft]),
			);
			const hashes: Record<string, string> = {};
			for (const [path, draft] of Object.entries(sent))
				if (draft) hashes[path] = await draftHash(draft);
			dispatch({ kind: "sent", hashes });
			try {
				const answer = await api<Pictures & { versions: Versions }>(
					"PUT",
					"drafts",
					writes,
				);
				dispatch({ kind: "received", versions: answer.versions, sent });
				setPictures(picturesOf(answer));
				setSaveError("");
			} catch (error) {
				setSaveError(errorMessage(error));
				setTimeout(() => setAttempts((count) => count + 1), retryDelayMs);
				throw error;
			}
		});

	// biome-ignore lint/correctness/useExhaustiveDependencies: a failed request is repeated after a delay
	useEffect(() => {
		if (view.unsent.length === 0) return;
		const send = () => flush().catch(() => undefined);
		const timer = setTimeout(send, sendDelayMs);
		const warn = (event: Event) => event.preventDefault();
		addEventListener("beforeunload", warn);
		return () => {
			clearTimeout(timer);
			removeEventListener("beforeunload", warn);
		};
	}, [view, attempts]);

	const loadPublishing = async () => {
		if (first.publishing.state === "nowhere") return;
		const asked = api<Progress>("GET", "publishing");
		await asked.then(setPublishing).catch(() => undefined);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, as the remote may be slow
	useEffect(() => {
		loadPublishing();
	}, []);

	const isAwaited =
		hasPublished &&
		(!publishing.onlineSince || publishing.command?.state === "running");
	// biome-ignore lint/correctness/useExhaustiveDependencies: asks until the published changes are online
	useEffect(() => {
		if (!isAwaited) return;
		const timer = setInterval(loadPublishing, pollIntervalMs);
		return () => clearInterval(timer);
	}, [isAwaited]);

	/** Reads all files from the server again. */
	const reopen = () =>
		inTurn(async () => {
			const now = await api<Opened>("GET", "state");
			dispatch({ kind: "received", versions: now.versions });
			setOpened(now);
			setPictures(picturesOf(now));
		});

	const textOf = (file: string): string | undefined => {
		const draft = drafts[file];
		return draft ? (draft.text ?? undefined) : opened.saved[file]?.text;
	};
	/** Files that have a form; pictures have none. */
	const files = [
		...new Set([...Object.keys(opened.saved), ...Object.keys(drafts)]),
	]
		.filter((file) => !file.startsWith("images/"))
		.filter((file) => textOf(file) !== undefined)
		.toSorted();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the texts are those of the drafts and the opened files
	const request = useMemo(
		() => ({
			texts: new Map(files.map((file) => [file, textOf(file) ?? ""])),
			saved: new Map(
				Object.entries(opened.saved).map(([file, { text }]) => [file, text]),
			),
			...pictures,
			pictureKey: opened.pictureKey,
			address,
		}),
		[drafts, opened, pictures, address],
	);
	const rendered = useRenderer(request);
	const { checked } = rendered;
	const formOf = (file: string): Field | undefined =>
		opened.forms.files.find(({ path }) => path === file)?.form ??
		folderOf(opened.forms.folders, file)?.form;
	const savedHash = (file: string) => opened.saved[file]?.hash ?? "";

	/** Sets the draft of a file. A text with the same values as the saved one removes the draft. */
	const write = (
		file: string,
		text: string | null,
		typedInto = "",
		base?: string,
	) => {
		const saved = opened.saved[file];
		const isBack =
			text === null || !saved?.text
				? text === null && !saved
				: file.startsWith("images/")
					? text.startsWith(saved.text)
					: isSame(readText(text), readText(saved.text));
		const baseHash =
			base ?? current.current.view.drafts[file]?.baseHash ?? savedHash(file);
		dispatch({
			kind: "change",
			path: file,
			draft: isBack ? undefined : { baseHash, text },
			typedInto,
			atMs: performance.now(),
		});
	};
	const conflictOf = (file: string) => {
		const draft = drafts[file];
		const [rival] = view.rivals[file] ?? [];
		if (rival) return { mine: draft?.text ?? null, theirs: rival.text };
		if (!draft || draft.baseHash === savedHash(file)) return undefined;
		return { mine: draft.text, theirs: opened.saved[file]?.text ?? null };
	};

	const valueIn = (file: string) => readText(textOf(file) ?? "")?.value;
	/** A text as visitors read it: with the facts that it quotes. */
	const renderFacts = (text: string) =>
		sayFacts(text, new Map(Object.entries(checked.facts)));

	return {
		opened,
		checked,
		/** Titles of all pages by address, new drafts included. */
		pages: {
			...pagesOf(opened.forms.files),
			...Object.fromEntries(
				Object.entries(checked.addresses).map(([path, address]) => [
					address,
					renderFacts(ownTitle(valueIn(path))) || address,
				]),
			),
		},
		pictures: pictures.pictures,
		/** The page in the preview, rendered with the drafts. */
		rendered,
		setAddress,
		drafts,
		publishing,
		/** True after this window has published, so that it waits until the changes are online. */
		hasPublished,
		saveError,
		canUndo: past.length > 0,
		canRedo: future.length > 0,
		undo: () => dispatch({ kind: "undo" }),
		redo: () => dispatch({ kind: "redo" }),
		textOf,
		formOf,
		valueIn,
		renderFacts,
		files,
		write,
		/**
		 * Applies one or several operations to a file as one undo step. Typing into the same place
		 * extends the last step.
		 */
		change(file: string, operations: Operation | Operation[], typedInto = "") {
			const form = formOf(file);
			const text = [operations].flat().reduce((before, operation) => {
				const { value } = readText(before) ?? {};
				return change(before, operation, form && orderOf(form, value));
			}, textOf(file) ?? "");
			write(file, text, typedInto);
		},
		/**
		 * Undoes a published change. A field that was changed again since then becomes a conflict; a
		 * required file is not removed.
		 */
		async takeBack(changes: Readonly<Record<string, TextChange>>) {
			for (const [file, change] of Object.entries(changes)) {
				const isNeeded =
					!file.startsWith("images/") && !folderOf(opened.forms.folders, file);
				if (change.before === null && isNeeded) continue;
				const { text, hasConflict } = takeBack(change, textOf(file) ?? null);
				const base = hasConflict
					? await contentHash(change.after ?? "")
					: undefined;
				write(file, text, "", base);
			}
		},
		/** Removes the draft of a file as a step that can be undone. */
		discard: (file: string) =>
			dispatch({
				kind: "change",
				path: file,
				draft: undefined,
				typedInto: "",
				atMs: 0,
			}),
		/** Returns both texts if the owner must choose between them. */
		conflictOf,
		conflicts: Object.keys(drafts).filter((file) => conflictOf(file)),
		resolveConflict(path: string, choice: "mine" | "theirs") {
			const draft = drafts[path];
			if (view.rivals[path])
				return dispatch({ kind: "decideRival", path, choice });
			const isKept = draft && choice === "mine";
			const rebased = isKept && { ...draft, baseHash: savedHash(path) };
			dispatch({ kind: "rebase", path, draft: rebased || undefined });
		},
		/** Saves exactly the drafts that this window shows. */
		async save() {
			await flush();
			const { drafts: shown, seen } = current.current.view;
			const hashes = Object.keys(shown).map((path) => [
				path,
				seen[path]?.at(-1) ?? "",
			]);
			await inTurn(() => api("POST", "save", Object.fromEntries(hashes)));
			dispatch({ kind: "saved" });
		},
		async publish(message: string) {
			await inTurn(() => api("POST", "publish", { message }));
			setHasPublished(true);
			setPublishing((before) => ({ ...before, onlineSince: null }));
		},
		reopen,
		loadPublishing,
		/** Puts a picture in the place of `name`, or adds it under the name of its file; returns its name. */
		async addPicture(picture: File, name = "") {
			const { hash, extension } = await api<{
				hash: string;
				extension: string;
			}>("PUT", name ? `pictures/${name}` : "pictures", picture);
			const taken = new Set(pictures.pictures.map(({ file }) => file));
			const file = name || pictureName(picture.name, extension, taken);
			write(`images/${file}`, hash);
			return file;
		},
	};
}

export type Editing = ReturnType<typeof useEditing>;

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditor(): Editing {
	const editing = use(EditingContext);
	if (!editing) throw new Error("There is no editor around this");
	return editing;
}

const picturesOf = ({ pictures, brokenPictures }: Pictures): Pictures => ({
	pictures,
	brokenPictures,
});

const read = new Map<string, ReturnType<typeof readValue>>();

/** Caches `readValue`, because several components read each text. */
export function readText(text: string) {
	if (!read.has(text)) {
		if (read.size > 500) read.clear();
		read.set(text, readValue(text));
	}
	return read.get(text);
}

/**
 * Returns the problems of a file. With a path, returns only those of that field, not of fields
 * inside it.
 */
export function problemsIn(
	{ checked, formOf, valueIn }: Editing,
	file: string,
	path?: Path,
	kind: "problems" | "warnings" = "problems",
): readonly ContentProblem[] {
	const problems = checked[kind].filter(
		(problem) => problem.file === `content/${file}`,
	);
	if (!path) return problems;
	const here = formatPath(path);
	return problems.filter(
		({ field }) =>
			field &&
			formatPath(
				nearestFieldPath(formOf(file), parsePath(field), valueIn(file)),
			) === here,
	);
}
