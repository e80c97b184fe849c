/** An unsaved change to one file. */
export type Draft = {
	/** Hash of the file that the change began from; "" where there was no file. */
	baseHash: string;
	/** null removes the file. The text of a picture is the hash of its bytes. */
	text: string | null;
};

/** A stored draft, and the hash by which later writes name it. */
export type Version = Draft & { hash: string };

/** The drafts of one person by file: several versions where two windows changed a file without knowing of each other. */
export type Versions = Readonly<Record<string, readonly Version[]>>;

export type DraftWrite = {
	/** Hashes of the versions that the writer has seen and replaces. */
	replaces: readonly string[];
	/** null discards the change. */
	draft: Draft | null;
};

/** SHA-256 of a text in 16 hexadecimal digits. */
export async function contentHash(text: string): Promise<string> {
	const bytes = new TextEncoder().encode(text);
	const digest = await crypto.subtle.digest("SHA-256", bytes);
	return [...new Uint8Array(digest).slice(0, 8)]
		.map((byte) => byte.toString(16).padStart(2, "0"))
		.join("");
}

export function draftHash({ baseHash, text }: Draft): Promise<string> {
	return contentHash(JSON.stringify([baseHash, text]));
}

/**
 * The versions of a file after a write. A version goes only when the write names it, so a writer never removes a text that
 * it has not seen.
 */
export async function writeVersion(
	versions: readonly Version[],
	{ replaces, draft }: DraftWrite,
): Promise<readonly Version[]> {
	const version = draft && { ...draft, hash: await draftHash(draft) };
	const others = versions.filter(
		({ hash }) => hash !== version?.hash && !replaces.includes(hash),
	);
	return version ? [...others, version] : others;
}

/** Of several versions the one that was written last. */
export function latest(versions: Versions): Readonly<Record<string, Draft>> {
	return Object.fromEntries(
		Object.entries(versions).flatMap(([path, list]) => {
			const last = list.at(-1);
			return last ? [[path, last]] : [];
		}),
	);
}

/** Without the files that have no version. */
export function withoutEmpty(versions: Versions): Versions {
	return Object.fromEntries(
		Object.entries(versions).filter(([, list]) => list.length > 0),
	);
}

/** One window's drafts, and what it knows of the stored ones, by file. */
export type DraftView = {
	drafts: Readonly<Record<string, Draft>>;
	/** Hashes of the stored versions that the window has written or shown as its own. */
	seen: Readonly<Record<string, readonly string[]>>;
	/** Versions of other windows that wait for a decision. */
	rivals: Versions;
	/** Files whose change is not stored yet. */
	unsent: readonly string[];
};

export const emptyView: DraftView = {
	drafts: {},
	seen: {},
	rivals: {},
	unsent: [],
};

/** A window that has just been opened. */
export function viewOf(versions: Versions): DraftView {
	return Object.entries(versions).reduce(
		(view, [path, list]) => receiveVersions(view, path, list),
		emptyView,
	);
}

/** undefined discards the change. */
export function editDraft(
	view: DraftView,
	path: string,
	draft: Draft | undefined,
): DraftView {
	const unsent = [...new Set([...view.unsent, path])];
	return { ...view, unsent, drafts: withEntry(view.drafts, path, draft) };
}

/** The writes that store what is unsent. */
export function writesOf(view: DraftView): Record<string, DraftWrite> {
	return Object.fromEntries(
		view.unsent.map((path) => [
			path,
			{
				replaces: view.seen[path] ?? [],
				draft: view.drafts[path] ?? null,
			},
		]),
	);
}

/** Hashes of written drafts are known before the answer, which may get lost. */
export function markSent(
	view: DraftView,
	hashes: Readonly<Record<string, string>>,
): DraftView {
	const seen = Object.entries(hashes).map(([path, hash]) => [
		path,
		[...(view.seen[path] ?? []), hash],
	]);
	return { ...view, seen: { ...view.seen, ...Object.fromEntries(seen) } };
}

/**
 * A window's view after the server has sent the stored versions of a file. A change that is unsent stays; otherwise the
 * window follows its own version, or adopts another one when it has none.
 */
export function receiveVersions(
	view: DraftView,
	path: string,
	versions: readonly Version[],
	/** The draft that this answers, when it answers a write. */
	sent?: Draft | null,
): DraftView {
	const isStored =
		sent !== undefined && isSameDraft(sent, view.drafts[path] ?? null);
	const unsent = isStored
		? view.unsent.filter((other) => other !== path)
		: view.unsent;
	const known = view.seen[path] ?? [];
	const own = versions.filter(({ hash }) => known.includes(hash));
	if (unsent.includes(path)) {
		const rivals = versions.filter((version) => !own.includes(version));
		return {
			...view,
			unsent,
			seen: { ...view.seen, [path]: own.map(({ hash }) => hash) },
			rivals: withEntry(view.rivals, path, listOrNone(rivals)),
		};
	}
	const adopted = own.at(-1) ?? versions.at(-1);
	const rivals = versions.filter((version) => version !== adopted);
	return {
		unsent,
		drafts: withEntry(
			view.drafts,
			path,
			adopted && { baseHash: adopted.baseHash, text: adopted.text },
		),
		seen: withEntry(view.seen, path, adopted && [adopted.hash]),
		rivals: withEntry(view.rivals, path, listOrNone(rivals)),
	};
}

/** Ends the conflict with the first rival of a file; both texts were shown. */
export function decideRival(
	view: DraftView,
	path: string,
	choice: "mine" | "theirs",
): DraftView {
	const [rival, ...others] = view.rivals[path] ?? [];
	if (!rival) return view;
	const { baseHash, text, hash } = rival;
	const decided = editDraft(
		view,
		path,
		choice === "mine" ? view.drafts[path] : { baseHash, text },
	);
	return {
		...markSent(decided, { [path]: hash }),
		rivals: withEntry(view.rivals, path, listOrNone(others)),
	};
}

export function isSameDraft(
	a: Draft | null | undefined,
	b: Draft | null | undefined,
): boolean {
	return a?.baseHash === b?.baseHash && a?.text === b?.text;
}

function withEntry<Value>(
	entries: Readonly<Record<string, Value>>,
	path: string,
	value: Value | undefined,
): Readonly<Record<string, Value>> {
	const { [path]: _old, ...others } = entries;
	return value === undefined ? others : { ...others, [path]: value };
}

function listOrNone<Entry>(list: readonly Entry[]) {
	return list.length > 0 ? list : undefined;
}
