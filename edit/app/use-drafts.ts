import { useEffect, useRef, useState } from "react";
import { isSame } from "#model/edit/differences.ts";
import {
	type Draft,
	draftHash,
	markSent,
	writesOf,
} from "#model/edit/drafts.ts";
import { emptyState, receiveStored, type UndoState } from "#model/edit/undo.ts";
import type { Pictures } from "../picture-store.ts";
import type { Workspace } from "../workspace.ts";
import { api, errorMessage } from "./api.ts";

/**
 * The server's response. Contains all pictures. The response to `GET state` contains the drafts of
 * all files. The response to `PUT drafts` contains only those of the sent files.
 */
type Stored = Awaited<ReturnType<Workspace["write"]>>;

const sendDelayMs = 40;
const retryDelayMs = 5000;

/** Keeps the drafts and their undo steps. Stores each change on the server. */
export function useDrafts(first: Stored) {
	const [pictures, setPictures] = useState(() => picturesOf(first));
	const [storeError, setStoreError] = useState("");
	const [attempts, setAttempts] = useState(0);
	const [state, setState] = useState(() =>
		receiveStored(emptyState, first.versions),
	);
	/** The newest state, because `state` is stale in callbacks until the next render. */
	const current = useRef(state);
	const requests = useRef<Promise<unknown>>(Promise.resolve());
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

	const enqueue = <Result>(request: () => Promise<Result>) => {
		const result = requests.current.then(request);
		requests.current = result.catch(() => undefined);
		return result;
	};
	/** Sends unsent drafts to the server. Throws if the server cannot store them. */
	const flush = () =>
		enqueue(async () => {
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
				setStoreError("");
			} catch (error) {
				setStoreError(errorMessage(error));
				setTimeout(() => setAttempts((count) => count + 1), retryDelayMs);
				throw error;
			}
		});

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the drafts change or after a failed request
	useEffect(() => {
		if (windowDrafts.unsent.length === 0) return;
		const send = () => flush().catch(() => undefined);
		const timer = setTimeout(send, sendDelayMs);
		const warn = (event: Event) => event.preventDefault();
		addEventListener("beforeunload", warn);
		return () => {
			clearTimeout(timer);
			removeEventListener("beforeunload", warn);
		};
	}, [windowDrafts, attempts]);

	return {
		state,
		readWindowDrafts: () => current.current.present,
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
