/** For a picture, both fields contain the hash of its bytes. */
export type Draft = {
	/** The saved text on which the draft is based; null for a new file. */
	base: string | null;
	/** null removes the file. */
	text: string | null;
};

export type Drafts = Readonly<Record<string, Draft>>;

/** A stored draft. A DraftWrite replaces it if `replaces` contains its `hash`. */
export type DraftVersion = Draft & { hash: string };

/**
 * One person's drafts, keyed by file. A file has several versions if two browser windows changed it
 * independently.
 */
export type DraftVersions = Readonly<Record<string, readonly DraftVersion[]>>;

/** Hashes of stored versions, keyed by file. */
export type DraftHashes = Readonly<Record<string, readonly string[]>>;

export type DraftWrite = {
	replaces: readonly string[];
	/** null discards the change. */
	draft: Draft | null;
};

export async function draftHash({ base, text }: Draft): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify([base, text]));
	const digest = await crypto.subtle.digest("SHA-256", bytes);
	return [...new Uint8Array(digest).slice(0, 8)]
		.map((byte) => byte.toString(16).padStart(2, "0"))
		.join("");
}

/**
 * Returns the versions of a file after a browser window has written or discarded a draft. Removes
 * only versions whose hash is in `replaces`, because the window has not seen the others.
 */
export async function writeVersion(
	versions: readonly DraftVersion[],
	{ replaces, draft }: DraftWrite,
): Promise<readonly DraftVersion[]> {
	const version = draft && { ...draft, hash: await draftHash(draft) };
	const keptVersions = versions.filter(
		({ hash }) => hash !== version?.hash && !replaces.includes(hash),
	);
	return version ? [...keptVersions, version] : keptVersions;
}

export function latest(versions: DraftVersions): Drafts {
	return Object.fromEntries(
		Object.entries(versions).flatMap(([path, list]) => {
			const last = list.at(-1);
			return last ? [[path, last]] : [];
		}),
	);
}

export function withoutEmpty(versions: DraftVersions): DraftVersions {
	return Object.fromEntries(
		Object.entries(versions).filter(([, list]) => list.length > 0),
	);
}

export type WindowDrafts = {
	drafts: Drafts;
	/** Hashes of the stored versions that this window wrote or adopted, keyed by file. */
	seen: DraftHashes;
	/** Versions from other windows that the user must still accept or discard. */
	competingDrafts: DraftVersions;
	unsent: readonly string[];
};

export const noWindowDrafts: WindowDrafts = {
	drafts: {},
	seen: {},
	competingDrafts: {},
	unsent: [],
};

export function setDraft(
	windowDrafts: WindowDrafts,
	path: string,
	draft: Draft | undefined,
): WindowDrafts {
	const unsent = [...new Set([...windowDrafts.unsent, path])];
	return {
		...windowDrafts,
		unsent,
		drafts: withEntry(windowDrafts.drafts, path, draft),
	};
}

export function writesOf(
	windowDrafts: WindowDrafts,
): Record<string, DraftWrite> {
	return Object.fromEntries(
		windowDrafts.unsent.map((path) => [
			path,
			{
				replaces: windowDrafts.seen[path] ?? [],
				draft: windowDrafts.drafts[path] ?? null,
			},
		]),
	);
}

/** Restores the drafts and discards that an earlier window could not send. */
export function unsentDrafts(
	writes: Readonly<Record<string, DraftWrite>>,
): WindowDrafts {
	const entries = Object.entries(writes);
	return {
		...noWindowDrafts,
		drafts: Object.fromEntries(
			entries.flatMap(([path, { draft }]) => (draft ? [[path, draft]] : [])),
		),
		seen: Object.fromEntries(
			entries.map(([path, { replaces }]) => [path, replaces]),
		),
		unsent: entries.map(([path]) => path),
	};
}

/**
 * Marks the hashes of sent drafts as seen, before the response arrives. If the response is lost,
 * the window must still recognize its own versions.
 */
export function markSent(
	windowDrafts: WindowDrafts,
	hashes: Readonly<Record<string, string>>,
): WindowDrafts {
	const seen = Object.entries(hashes).map(([path, hash]) => [
		path,
		[...new Set([...(windowDrafts.seen[path] ?? []), hash])],
	]);
	return {
		...windowDrafts,
		seen: { ...windowDrafts.seen, ...Object.fromEntries(seen) },
	};
}

/**
 * Updates a window's drafts with the stored versions of a file. Prefers an unsent draft, then the
 * window's own version, then another window's version.
 */
export function receiveVersions(
	windowDrafts: WindowDrafts,
	path: string,
	versions: readonly DraftVersion[],
	/**
	 * The draft that this window sent, or null if it discarded the draft. Set only if `versions` is
	 * the server's response to this draft.
	 */
	sent?: Draft | null,
): WindowDrafts {
	const isStored =
		sent !== undefined && isSameDraft(sent, windowDrafts.drafts[path] ?? null);
	const unsent = isStored
		? windowDrafts.unsent.filter((other) => other !== path)
		: windowDrafts.unsent;
	const seenHashes = windowDrafts.seen[path] ?? [];
	const ownVersions = versions.filter(({ hash }) => seenHashes.includes(hash));
	if (unsent.includes(path)) {
		const competingDrafts = versions.filter(
			(version) => !ownVersions.includes(version),
		);
		return {
			...windowDrafts,
			unsent,
			seen: {
				...windowDrafts.seen,
				[path]: ownVersions.map(({ hash }) => hash),
			},
			competingDrafts: {
				...windowDrafts.competingDrafts,
				[path]: competingDrafts,
			},
		};
	}
	const adopted = ownVersions.at(-1) ?? versions.at(-1);
	const competingDrafts = versions.filter((version) => version !== adopted);
	return {
		unsent,
		// Keeps the same object if the drafts are equal, so that the preview does not render again.
		drafts: isSameDraft(adopted, windowDrafts.drafts[path])
			? windowDrafts.drafts
			: withEntry(
					windowDrafts.drafts,
					path,
					adopted && { base: adopted.base, text: adopted.text },
				),
		seen: withEntry(windowDrafts.seen, path, adopted && [adopted.hash]),
		competingDrafts: {
			...windowDrafts.competingDrafts,
			[path]: competingDrafts,
		},
	};
}

/** True if another window has stored or removed a version since this window's last response. */
export function isOutdated(
	{ seen, competingDrafts }: WindowDrafts,
	stored: DraftHashes,
): boolean {
	const paths = Object.keys({ ...seen, ...competingDrafts, ...stored });
	return paths.some((path) => {
		const competing = competingDrafts[path] ?? [];
		const known = [...(seen[path] ?? []), ...competing.map(({ hash }) => hash)];
		const hashes = stored[path] ?? [];
		return (
			known.length !== hashes.length ||
			known.some((hash) => !hashes.includes(hash))
		);
	});
}

/**
 * Replaces a file's draft and its first competing draft with `draft`. If `draft` is undefined,
 * discards both.
 */
export function resolveCompetingDraft(
	windowDrafts: WindowDrafts,
	path: string,
	draft: Draft | undefined,
): WindowDrafts {
	const [competingDraft, ...remainingDrafts] =
		windowDrafts.competingDrafts[path] ?? [];
	if (!competingDraft) return windowDrafts;
	return {
		...markSent(setDraft(windowDrafts, path, draft), {
			[path]: competingDraft.hash,
		}),
		competingDrafts: {
			...windowDrafts.competingDrafts,
			[path]: remainingDrafts,
		},
	};
}

export function isSameDraft(
	a: Draft | null | undefined,
	b: Draft | null | undefined,
): boolean {
	return a?.base === b?.base && a?.text === b?.text;
}

function withEntry<Value>(
	entries: Readonly<Record<string, Value>>,
	path: string,
	value: Value | undefined,
): Readonly<Record<string, Value>> {
	const { [path]: _old, ...otherEntries } = entries;
	return value === undefined
		? otherEntries
		: { ...otherEntries, [path]: value };
}
