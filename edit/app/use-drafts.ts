import { useEffect, useRef, useState } from "react";
import { serialQueue } from "#lib/serial-queue.ts";
import {
	type Draft,
	draftHash,
	markSent,
	unsentDrafts,
	writesOf,
} from "#model/edit/drafts.ts";
import { isSame } from "#model/edit/is-same.ts";
import {
	emptyState,
	receiveStored,
	restoreSteps,
	type UndoState,
} from "#model/edit/undo.ts";
import type { Pictures } from "../picture-store.ts";
import type { Workspace } from "../workspace.ts";
import { api, errorMessage } from "./api.ts";
import {
	keepSteps,
	keepUnsent,
	keepWindowId,
	keptSteps,
	takeUnsent,
} from "./stored-in-browser.ts";

/**
 * The server's response. Contains all pictures. The response to `GET state` contains the drafts of
 * all files. The response to `PUT drafts` contains only those of the sent files.
 */
type Stored = Awaited<ReturnType<Workspace["write"]>>;

const sendDelayMs = 40;
const retryDelayMs = 5000;

/** Keeps the drafts and their undo steps. Stores each change on the server. */
export function useDrafts({ person, ...first }: Stored & { person: string }) {
	const [pictures, setPictures] = useState(() => picturesOf(first));
	const [storeError, setStoreError] = useState("");
	const [attempts, setAttempts] = useState(0);
	const [state, setState] = useState(() =>
		restoreSteps(
			receiveStored(
				{ ...emptyState, present: unsentDrafts(takeUnsent(person)) },
				first.versions,
			),
			keptSteps(person),
		),
	);
	/** The newest state, because `state` is stale in callbacks until the next render. */
	const current = useRef(state);
	const [enqueue] = useState(serialQueue);
	const retryTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const update = (step: (state: UndoState) => UndoState) => {
		current.current = step(current.current);
		setState(current.current);
	};
	const { present: windowDrafts } = state;
	const receive = (
		stored: Stored,
		sent?: Readonly<Record<string, Draft | null>>,
	) => {
		update((before) => receiveStored(before, stored.versions, sent));
		const now = picturesOf(stored);
		setPictures((before) => (isSame(before, now) ? before : now));
	};

	/** Sends unsent drafts to the server. Throws if the server cannot store them. */
	const flush = () => {
		// A save before it in the queue may wait for somebody else's publication.
		keepUnsent(person, writesOf(current.current.present));
		return enqueue(async () => {
			const writes = writesOf(current.current.present);
			if (Object.keys(writes).length === 0) return;
			const sent = Object.fromEntries(
				Object.entries(writes).map(([path, { draft }]) => [path, draft]),
			);
			const hashes: Record<string, string> = {};
			for (const [path, draft] of Object.entries(sent))
				if (draft) hashes[path] = await draftHash(draft);
			update((before) => ({
				...before,
				present: markSent(before.present, hashes),
			}));
			try {
				receive(await api<Stored>("PUT", "drafts", writes), sent);
				keepUnsent(person, writesOf(current.current.present));
				setStoreError("");
			} catch (error) {
				const isKept = keepUnsent(person, writesOf(current.current.present));
				setStoreError(storeErrorText(errorMessage(error), isKept));
				clearTimeout(retryTimer.current);
				retryTimer.current = setTimeout(
					() => setAttempts((count) => count + 1),
					retryDelayMs,
				);
				throw error;
			}
		});
	};

	useEffect(() => {
		const keep = () => {
			keepUnsent(person, writesOf(current.current.present));
			keepSteps(person, current.current.past);
		};
		addEventListener("pagehide", keep);
		addEventListener("pagehide", keepWindowId);
		document.addEventListener("visibilitychange", keep);
		return () => {
			removeEventListener("pagehide", keep);
			removeEventListener("pagehide", keepWindowId);
			document.removeEventListener("visibilitychange", keep);
		};
	}, [person]);

	const { drafts, unsent } = windowDrafts;
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the drafts change or after a pause that follows a failed request
	useEffect(() => {
		if (unsent.length === 0) return;
		const send = () => flush().catch(() => undefined);
		const timer = setTimeout(send, sendDelayMs);
		const warn = (event: Event) => event.preventDefault();
		addEventListener("beforeunload", warn);
		return () => {
			clearTimeout(timer);
			removeEventListener("beforeunload", warn);
		};
	}, [drafts, unsent, attempts]);

	return {
		state,
		readState: () => current.current,
		update,
		receive,
		flush,
		enqueue,
		pictures,
		storeError,
	};
}

const picturesOf = ({ pictures, brokenPictures }: Pictures): Pictures => ({
	pictures,
	brokenPictures,
});

function storeErrorText(message: string, isKept: boolean): string {
	const advice = isKept
		? "Your changes are kept in this browser, and sent as soon as they are accepted."
		: "Keep this window open: your last changes are not stored yet.";
	return `${message.replace(/\.?$/, ".")} ${advice}`;
}
