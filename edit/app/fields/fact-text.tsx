import {
	type KeyboardEvent,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { suggestFacts } from "#model/edit/fact-suggestions.ts";
import { useEditor } from "../editing.ts";
import css from "./fact-text.module.css";
import type { ControlAttributes } from "./field-props.ts";
import { continueList, toolbarInput } from "./marks.ts";

type Props = {
	attributes: ControlAttributes;
	value: string;
	set: (text: string, isTyped?: boolean) => void;
	/** Allows paragraphs and lists; otherwise the text has one paragraph. */
	isMarkdown?: boolean;
};

/**
 * A text area that suggests facts and their current values after "{", and a fact's formats after
 * "|".
 */
export function FactText({ attributes, value: saved, set, isMarkdown }: Props) {
	const { checked } = useEditor();
	const list = useId();
	const area = useRef<HTMLTextAreaElement>(null);
	const caret = useRef<number>(undefined);
	const [begun, setBegun] = useState<{ start: number; words: string }>();
	const [marked, setMarked] = useState(0);
	const [typed, setTyped] = useState(saved);
	// Keeps a space at the end while the user types, because the saved text is trimmed.
	const value = typed.trim() === saved.trim() ? typed : saved;
	const write = (text: string, isTyped = true) => {
		setTyped(text);
		set(text.trim(), isTyped);
	};
	const suggestions = begun ? suggestFacts(begun.words, checked.facts) : [];

	// React moves the caret to the end when it sets a value.
	useLayoutEffect(() => {
		if (caret.current === undefined) return;
		area.current?.setSelectionRange(caret.current, caret.current);
		caret.current = undefined;
	});

	const look = (text: string, at: number) => {
		const [, words] = /\{([\w.]*(?: ?\| ?\w*)*)$/.exec(text.slice(0, at)) ?? [];
		setMarked(0);
		setBegun(
			words === undefined ? undefined : { start: at - words.length, words },
		);
	};
	const take = (name: string) => {
		if (!begun) return;
		const end = begun.start + begun.words.length;
		const rest = value.slice(end).replace(/^\}/, "");
		write(`${value.slice(0, begun.start)}${name}}${rest}`);
		caret.current = begun.start + name.length + 1;
		setBegun(undefined);
	};
	const press = (event: KeyboardEvent) => {
		const suggestion = suggestions[marked];
		const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (suggestion && move)
			setMarked((marked + move + suggestions.length) % suggestions.length);
		else if (suggestion && (event.key === "Enter" || event.key === "Tab"))
			take(suggestion[0]);
		else if (begun && event.key === "Escape") setBegun(undefined);
		else if (event.key !== "Enter") return;
		// In a plain text, Enter adds no line, because each paragraph has its own field.
		else if (isMarkdown && !(area.current && continueList(area.current)))
			return;
		event.preventDefault();
	};
	return (
		<span className={css.factText}>
			<textarea
				{...attributes}
				ref={area}
				className={isMarkdown ? "markdown" : undefined}
				rows={isMarkdown ? 18 : Math.ceil((value.length + 1) / 60)}
				value={value}
				aria-autocomplete="list"
				aria-controls={list}
				aria-activedescendant={
					suggestions.length > 0 ? `${list}-${marked}` : undefined
				}
				onChange={({ target, nativeEvent }) => {
					const text = isMarkdown
						? target.value
						: target.value.replaceAll(/\s*\n\s*/g, " ");
					write(text, Reflect.get(nativeEvent, "inputType") !== toolbarInput);
					look(text, target.selectionStart);
				}}
				onKeyDown={press}
				onBlur={() => setBegun(undefined)}
			/>
			<div
				id={list}
				role="listbox"
				aria-label="Facts"
				className={css.facts}
				hidden={suggestions.length === 0}
			>
				{suggestions.map(([name, today], index) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the text
					<div
						key={name}
						id={`${list}-${index}`}
						role="option"
						aria-selected={index === marked}
						tabIndex={-1}
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => take(name)}
					>
						<code>{name}</code> <span>{today}</span>
					</div>
				))}
			</div>
			<span className="visually-hidden" role="status">
				{begun &&
					`${suggestions.length} facts: arrow keys choose, Enter takes one`}
			</span>
		</span>
	);
}
