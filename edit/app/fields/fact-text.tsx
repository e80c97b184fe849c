import { type KeyboardEvent, useId, useRef, useState } from "react";
import { suggestFacts } from "#model/edit/fact-suggestions.ts";
import { useEditor } from "../editing.ts";
import css from "./fact-text.module.css";
import type { ControlAttributes } from "./field-props.ts";
import { continueList, replaceText, toolbarInput } from "./marks.ts";

type Props = {
	attributes: ControlAttributes;
	value: string;
	set: (text: string, isTyped?: boolean) => void;
	isMarkdown?: boolean;
};

/**
 * A text area. After "{", it suggests facts with their values. After "|", it suggests filters for
 * the fact.
 */
export function FactText({ attributes, value: saved, set, isMarkdown }: Props) {
	const { checked } = useEditor();
	const list = useId();
	const area = useRef<HTMLTextAreaElement>(null);
	const [query, setQuery] = useState<{ start: number; text: string }>();
	const [activeIndex, setActiveIndex] = useState(0);
	const [typed, setTyped] = useState(saved);
	// Shows the typed text, because the saved text is trimmed and lacks a space at the end.
	const value = typed.trim() === saved.trim() ? typed : saved;
	const write = (text: string, isTyped: boolean) => {
		setTyped(text);
		set(text.trim(), isTyped);
	};
	const suggestions = query ? suggestFacts(query.text, checked.facts) : [];

	const updateQuery = (text: string, at: number) => {
		const [, begun] = /\{([\w.]*(?: ?\| ?\w*)*)$/.exec(text.slice(0, at)) ?? [];
		setActiveIndex(0);
		setQuery(
			begun === undefined
				? undefined
				: { start: at - begun.length, text: begun },
		);
	};
	const insertSuggestion = (name: string) => {
		if (!query || !area.current) return;
		const end = query.start + query.text.length;
		const next = value[end] === "}" ? end + 1 : end;
		replaceText(area.current, `${name}}`, [query.start, next]);
	};
	const handleKeyDown = (event: KeyboardEvent) => {
		const suggestion = suggestions[activeIndex];
		const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (suggestion && move)
			setActiveIndex(
				(activeIndex + move + suggestions.length) % suggestions.length,
			);
		else if (suggestion && (event.key === "Enter" || event.key === "Tab"))
			insertSuggestion(suggestion[0]);
		else if (query && event.key === "Escape") setQuery(undefined);
		else if (event.key !== "Enter") return;
		// Enter adds a line break only in Markdown, because plain texts have a field per paragraph.
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
					suggestions.length > 0 ? `${list}-${activeIndex}` : undefined
				}
				onChange={({ target, nativeEvent }) => {
					const text = isMarkdown
						? target.value
						: target.value.replaceAll(/\s*\n\s*/g, " ");
					write(text, Reflect.get(nativeEvent, "inputType") !== toolbarInput);
					updateQuery(text, target.selectionStart);
				}}
				onKeyDown={handleKeyDown}
				onBlur={() => setQuery(undefined)}
			/>
			<div
				id={list}
				role="listbox"
				aria-label="Facts"
				className={css.facts}
				hidden={suggestions.length === 0}
			>
				{suggestions.map(([name, text], index) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the text area handles the keys
					<div
						key={name}
						id={`${list}-${index}`}
						role="option"
						aria-selected={index === activeIndex}
						tabIndex={-1}
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => insertSuggestion(name)}
					>
						<code>{name}</code> <span>{text}</span>
					</div>
				))}
			</div>
			<span className="visually-hidden" role="status">
				{query &&
					`${suggestions.length} facts: arrow keys choose, Enter takes one`}
			</span>
		</span>
	);
}
