import { createContext, use, useCallback, useMemo, useState } from "react";
import { change, type Operation } from "#model/edit/change.ts";
import { combine } from "#model/edit/combine.ts";
import type { TextChange } from "#model/edit/describe-changes.ts";
import { isOutdated } from "#model/edit/drafts.ts";
import { orderOf } from "#model/edit/field-at.ts";
import type { Field } from "#model/edit/form.ts";
import { isSame } from "#model/edit/is-same.ts";
import {
	folderOf,
	formPathOf,
	ownTitle,
	pageTitlesByAddress,
	titleOfFile,
} from "#model/edit/tasks.ts";
import { recordChange, recordReceived, redo, undo } from "#model/edit/undo.ts";
import { fillKnownFacts } from "#model/facts/fill-facts.ts";
import type { PublishedVersion } from "../preview/messages.ts";
import type { Workspace } from "../workspace.ts";
import { api } from "./api.ts";
import { useRenderer } from "./preview/use-renderer.ts";
import { readText } from "./read-text.ts";
import type { ServerState } from "./server-state.ts";
import { isAsSaved, replacedDrafts, useConflicts } from "./use-conflicts.ts";
import { useDrafts } from "./use-drafts.ts";
import { usePublishStatus } from "./use-publish-status.ts";

type Status = {
	text: string;
	canUndo: boolean;
};

/** The version of the content that the preview shows. */
export type ShownVersion = PublishedVersion & {
	/** The changed file. The preview shows its page. */
	file: string;
};

/** The editor's state and its operations. A file's text is its draft or else its saved text. */
export function useEditing(first: ServerState) {
	const [serverState, setServerState] = useState(first);
	const [address, setAddress] = useState("/");
	const [status, setStatus] = useState<Status>();
	const [shownVersion, showVersion] = useState<ShownVersion>();
	const {
		state,
		readState,
		update,
		receive,
		flush,
		enqueue,
		pictures,
		storeError,
	} = useDrafts(first);
	const {
		publishStatus,
		loadPublishStatus,
		receiveComparison,
		waitUntilOnline,
		...publication
	} = usePublishStatus(first.publishStatus);
	const { present: windowDrafts, past, future } = state;
	const { drafts } = windowDrafts;
	/** The newest drafts, because `drafts` are stale in callbacks until the next render. */
	const readWindowDrafts = () => readState().present;

	const reload = () =>
		enqueue(async () => {
			const now = await api<ServerState>("GET", "state");
			const before = readState();
			receive(now);
			const received = readWindowDrafts();
			const replaced = replacedDrafts(before, received.drafts, now.saved);
			mergeDrafts({ windowDrafts: received, serverState: now });
			setServerState((earlier) => (isSame(earlier, now) ? earlier : now));
			receiveComparison(now.publishStatus);
			for (const { file, draft } of replaced)
				update((state) => recordReceived(state, file, draft));
			const titles = replaced
				.filter(({ isOwn }) => isOwn)
				.map(({ file }) => `“${titleOf(formPathOf(file))}”`);
			if (titles.length > 0)
				announce(
					`${titles.join(", ")}: changed in another window. “Undo” brings back your version.`,
					{ canUndo: titles.length === 1 },
				);
		});

	const textOf = (file: string, from = drafts): string | undefined => {
		const draft = from[file];
		return draft ? (draft.text ?? undefined) : serverState.saved[file];
	};
	const files = [
		...new Set([...Object.keys(serverState.saved), ...Object.keys(drafts)]),
	]
		.filter((file) => !file.startsWith("images/"))
		.filter((file) => textOf(file) !== undefined)
		.toSorted();
	// biome-ignore lint/correctness/useExhaustiveDependencies: files and texts change only with drafts and serverState
	const request = useMemo(
		() => ({
			texts: new Map(files.map((file) => [file, textOf(file) ?? ""])),
			saved: new Map(
				Object.entries(serverState.saved).filter(
					([file]) => !file.startsWith("images/"),
				),
			),
			...pictures,
			published: shownVersion,
			pictureKey: serverState.pictureKey,
			address,
		}),
		[drafts, serverState, pictures, shownVersion, address],
	);
	const rendered = useRenderer(request);
	const { checked } = rendered;
	const formOf = (file: string): Field | undefined =>
		serverState.forms.files.find(({ path }) => path === file)?.form ??
		folderOf(serverState.forms.folders, file)?.form;
	const isRequired = (file: string) =>
		!file.startsWith("images/") && !folderOf(serverState.forms.folders, file);
	const savedText = (file: string) => serverState.saved[file] ?? null;
	const baseOf = (file: string) => {
		const draft = readWindowDrafts().drafts[file];
		return draft ? draft.base : savedText(file);
	};

	/** Sets the draft of a file. Removes the draft if its values equal those of the saved file. */
	const write = (
		file: string,
		text: string | null,
		typedInto = "",
		base = baseOf(file),
	) => {
		const isBack = isAsSaved(file, text, savedText(file));
		update((before) =>
			recordChange(before, {
				path: file,
				draft: isBack ? undefined : { base, text },
				typedInto,
				atMs: performance.now(),
			}),
		);
	};
	const { mergeDrafts, ...conflicts } = useConflicts({
		windowDrafts,
		serverState,
		formOf,
		update,
	});
	const announce = useCallback(
		(text: string, { canUndo = false } = {}) =>
			setStatus(text ? { text, canUndo } : undefined),
		[],
	);
	const valueIn = (file: string) => readText(textOf(file) ?? "")?.value;
	const insertFacts = (text: string) => fillKnownFacts(text, checked.facts);

	const titleOf = (file: string, value?: unknown) => {
		const path = formPathOf(file);
		return insertFacts(
			titleOfFile(serverState.forms.files, path, value ?? valueIn(path)),
		);
	};

	return {
		serverState,
		checked,
		pages: {
			...pageTitlesByAddress(serverState.forms.files),
			...Object.fromEntries(
				Object.entries(checked.addresses).map(([path, address]) => [
					address,
					insertFacts(ownTitle(valueIn(path))) || address,
				]),
			),
		},
		pictures: pictures.pictures,
		rendered,
		setAddress,
		shownVersion,
		showVersion,
		status,
		/**
		 * Shows a message until the next click or key (StatusMessage). An empty text hides the message.
		 */
		announce,
		drafts,
		readWindowDrafts,
		flush,
		publishStatus,
		...publication,
		storeError,
		stepToUndo: past.at(-1),
		stepToRedo: future.at(-1),
		undo: () => update(undo),
		redo: () => update(redo),
		textOf,
		formOf,
		valueIn,
		savedText,
		savedValueIn: (file: string) => readText(savedText(file) ?? "")?.value,
		insertFacts,
		titleOf,
		isRequired,
		files,
		write,
		/**
		 * Applies one or several operations to a file as one undo step. Typing into the same field
		 * extends the last step.
		 */
		change(
			file: string,
			operations: Operation | readonly Operation[],
			typedInto = "",
		) {
			const form = formOf(file);
			// The newest text, because a picture may be chosen when its upload ends.
			const newest = textOf(file, readWindowDrafts().drafts) ?? "";
			const text = [operations].flat().reduce((before, operation) => {
				const { value } = readText(before) ?? {};
				return change(before, operation, form && orderOf(form, value));
			}, newest);
			write(file, text, typedInto);
		},
		/**
		 * Undoes a published change. A field that was changed again later becomes a conflict. Does not
		 * remove required files.
		 */
		revertChanges(changes: Readonly<Record<string, TextChange>>) {
			for (const [file, { before, after }] of Object.entries(changes)) {
				if (before === null && isRequired(file)) continue;
				const reverted = combine(after, before, textOf(file) ?? null);
				if ("merged" in reverted) write(file, reverted.merged);
				else write(file, reverted.mine, "", after);
			}
		},
		discard: (file: string) => write(file, savedText(file)),
		...conflicts,
		/** Saves exactly the drafts that this window shows. */
		async save() {
			await flush();
			const { drafts: currentDrafts, seen } = readWindowDrafts();
			const hashes = Object.keys(currentDrafts).map((path) => [
				path,
				seen[path]?.at(-1) ?? "",
			]);
			await enqueue(() => api("POST", "save", Object.fromEntries(hashes)));
			// Forgets all undo steps, because "Undo" does not change saved files.
			update((before) => ({ present: before.present, past: [], future: [] }));
		},
		async publish() {
			// Is not in the queue, because it waits for the remote, and drafts are stored meanwhile.
			await api("POST", "publish", {});
			waitUntilOnline();
		},
		reload,
		/** Reloads if another window or program has changed a draft or a file. */
		async reloadIfOutdated() {
			if (readWindowDrafts().unsent.length > 0) return;
			// Is not in the queue, so that a slow response does not delay drafts.
			const hashes = await api<Awaited<ReturnType<Workspace["hashes"]>>>(
				"GET",
				"hashes",
			);
			const windowDrafts = readWindowDrafts();
			if (windowDrafts.unsent.length > 0) return;
			const hasOtherFiles = hashes.saved !== serverState.savedHash;
			const isPublished =
				hashes.publicationCount !== serverState.publicationCount;
			if (
				hasOtherFiles ||
				isPublished ||
				isOutdated(windowDrafts, hashes.drafts)
			)
				await reload();
			if (hasOtherFiles || isPublished) await loadPublishStatus();
		},
		loadPublishStatus,
	};
}

export type Editing = ReturnType<typeof useEditing>;

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditor(): Editing {
	const editing = use(EditingContext);
	if (!editing) throw new Error("There is no editor around this");
	return editing;
}
