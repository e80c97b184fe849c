import {
	createContext,
	use,
	useEffect,
	useReducer,
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
import { type Field, orderOf, placeToTell } from "#model/edit/form.ts";
import { sayFacts } from "#model/facts/fill-facts.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { formatPath, parsePath } from "#model/text/path.ts";
import type { Publishing } from "../git.ts";
import type { Checked, Draft, Drafts } from "../workspace.ts";
import { ask, wordsOf } from "./ask.ts";
import { folderOf } from "./tasks.ts";

/** What the local server says when the editor is opened. */
export type Opened = Checked & {
	/** By path; the name of a text tells whether the file on disk is still the same. */
	texts: Record<string, { text: string; name: string }>;
	drafts: Drafts;
	forms: {
		files: readonly { path: string; form: Field; address?: string }[];
		/** Those with as many files as there are. */
		folders: readonly { path: string; ending: string; form: Field }[];
	};
	publishing: Publishing;
};

type History = {
	/** Every state, and which of them holds: what stands behind it was undone. */
	steps: readonly Drafts[];
	at: number;
	/** What was typed into last: letters in a row are one step. */
	typedInto: string;
};

type Step =
	| { kind: "change"; drafts: Drafts; typedInto: string }
	| { kind: "go"; by: -1 | 1 }
	| { kind: "forget"; drafts: Drafts };

function step({ steps, at, typedInto }: History, taken: Step): History {
	switch (taken.kind) {
		case "change": {
			const isTyping = taken.typedInto !== "" && taken.typedInto === typedInto;
			const kept = steps.slice(0, isTyping ? at : at + 1);
			return {
				steps: [...kept, taken.drafts],
				at: kept.length,
				typedInto: taken.typedInto,
			};
		}
		case "go": {
			const there = Math.min(Math.max(at + taken.by, 0), steps.length - 1);
			return { steps, at: there, typedInto: "" };
		}
		case "forget":
			return { steps: [taken.drafts], at: 0, typedInto: "" };
	}
}

/** Milliseconds without a key before the rules and the page beside the form are asked; one question at a time. */
const pause = 40;

/** The state of the editor is the texts of the files; everything else follows from them. */
export function useEditing(first: Opened) {
	const [opened, setOpened] = useState(first);
	const [checked, setChecked] = useState<Checked>(first);
	const [trouble, setTrouble] = useState("");
	const [{ steps, at }, take] = useReducer(step, {
		steps: [first.drafts],
		at: 0,
		typedInto: "",
	});
	const drafts = steps[at] ?? first.drafts;
	/** What the server has; undefined while it is on its way there. */
	const sent = useRef<Drafts | undefined>(first.drafts);
	const asking = useRef<Promise<unknown>>(undefined);

	useEffect(() => {
		if (drafts === sent.current) return;
		let isOver = false;
		const timer = setTimeout(async () => {
			await asking.current;
			if (isOver) return;
			sent.current = undefined;
			const asked = ask<Checked>("PUT", "drafts", drafts);
			asking.current = asked.catch(() => undefined);
			try {
				const answer = await asked;
				if (isOver) return;
				sent.current = drafts;
				setChecked(answer);
				setTrouble("");
			} catch (error) {
				if (!isOver) setTrouble(wordsOf(error));
			}
		}, pause);
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}, [drafts]);

	const textOf = (file: string): string | undefined => {
		const draft = drafts[file];
		return draft ? (draft.text ?? undefined) : opened.texts[file]?.text;
	};
	const formOf = (file: string): Field | undefined =>
		opened.forms.files.find(({ path }) => path === file)?.form ??
		folderOf(opened.forms.folders, file)?.form;

	/** Lays a text over a file; one that says what the file says is no draft. */
	const write = (file: string, text: string | null, typedInto = "") => {
		const { [file]: old, ...others } = drafts;
		const saved = opened.texts[file];
		const isBack =
			text === null
				? !saved
				: saved && isSame(readText(text), readText(saved.text));
		const draft: Draft = { base: old?.base ?? saved?.name ?? "", text };
		take({
			kind: "change",
			drafts: isBack ? others : { ...others, [file]: draft },
			typedInto: typedInto && file + typedInto,
		});
	};

	return {
		opened,
		checked,
		drafts,
		trouble,
		canUndo: at > 0,
		canRedo: at < steps.length - 1,
		undo: () => take({ kind: "go", by: -1 }),
		redo: () => take({ kind: "go", by: 1 }),
		textOf,
		formOf,
		valueIn: (file: string) => readText(textOf(file) ?? "")?.value,
		/** A text as visitors read it: with the facts that it quotes. */
		said: (text: string) =>
			sayFacts(text, new Map(Object.entries(checked.facts))),
		files: [...new Set([...Object.keys(opened.texts), ...Object.keys(drafts)])]
			.filter((file) => textOf(file) !== undefined)
			.toSorted(),
		write,
		/** One or several operations on a file, as one step; typing into one place goes on with the step before. */
		change(file: string, operations: Operation | Operation[], typedInto = "") {
			const form = formOf(file);
			const text = [operations].flat().reduce((before, operation) => {
				const { value } = readText(before) ?? {};
				return change(before, operation, form && orderOf(form, value));
			}, textOf(file) ?? "");
			write(file, text, typedInto);
		},
		/** Throws a draft away, or lays it over what another program has written. */
		settle(file: string, isKept: boolean) {
			const { [file]: draft, ...others } = drafts;
			const base = opened.texts[file]?.name ?? "";
			take({
				kind: "change",
				drafts:
					draft && isKept ? { ...others, [file]: { ...draft, base } } : others,
				typedInto: "",
			});
		},
		/** Reads everything from the disk again. */
		async reopen() {
			const now = await ask<Opened>("GET", "state");
			setOpened(now);
			setChecked(now);
			sent.current = now.drafts;
			if (!isSame(now.drafts, drafts))
				take({ kind: "forget", drafts: now.drafts });
		},
		async addPicture(name: string, picture: Blob) {
			setChecked(await ask<Checked>("PUT", `pictures/${name}`, picture));
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

const read = new Map<string, ReturnType<typeof readValue>>();

/** readValue, once for a text. */
export function readText(text: string) {
	if (!read.has(text)) {
		if (read.size > 500) read.clear();
		read.set(text, readValue(text));
	}
	return read.get(text);
}

/**
 * What the rules say of a file; with a path, what is shown beside the field there and beside none inside it.
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
			formatPath(placeToTell(formOf(file), parsePath(field), valueIn(file))) ===
				here,
	);
}
