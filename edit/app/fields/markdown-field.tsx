import {
	Bold,
	Heading2,
	Heading3,
	Italic,
	Link,
	List,
	ListOrdered,
	TextQuote,
} from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import {
	completeAddress,
	type LinkText,
	linkAt,
} from "#model/edit/link-text.ts";
import { problemText } from "#model/edit/problem-text.ts";
import {
	expectedPage,
	isDeadLink,
	isLinkTarget,
} from "#model/text/link-target.ts";
import { useEditor } from "../editing.ts";
import { Modal } from "../modal.tsx";
import { problemsIn } from "../problems-in.ts";
import { FactText } from "./fact-text.tsx";
import { LinkInput } from "./link-input.tsx";
import css from "./markdown-field.module.css";
import { type Mark, setLink, setMark } from "./marks.ts";

const id = "field-body";

/** Links in a Markdown text may also lead to a heading of the text, or dial the phone number. */
const linkField = { names: ["tel:{gym.phone | dial}"], hasSections: true };

const marks: readonly (Mark & { name: string; Icon: typeof Bold })[] = [
	{ name: "Heading", Icon: Heading2, linePrefix: "## " },
	{ name: "Subheading", Icon: Heading3, linePrefix: "### " },
	{ name: "Bold", Icon: Bold, delimiters: ["**", "**"] },
	{ name: "Italics", Icon: Italic, delimiters: ["*", "*"] },
	{ name: "Points", Icon: List, linePrefix: "- " },
	{ name: "Steps", Icon: ListOrdered, linePrefix: "1. " },
	{ name: "Quotation", Icon: TextQuote, linePrefix: "> " },
];

type Props = { file: string; body: string };

export function MarkdownField({ file, body }: Props) {
	const editing = useEditor();
	const [link, setLinkText] = useState<LinkText>();
	const text = editing.textOf(file) ?? "";
	const firstLine = text.slice(0, text.lastIndexOf(body)).split("\n").length;
	const problems = problemsIn(editing, file).filter(({ field }) => !field);
	const lines = problems.map((problem) => {
		const line = Math.max(1, (problem.line ?? 1) - firstLine + 1);
		return `Line ${line} of the text: ${problemText(problem, { files: editing.serverState.forms.files })}`;
	});
	return (
		<div className="field">
			<label htmlFor={id}>Text</label>
			<p className="hint" id="body-hint">
				An empty line begins a new paragraph. The buttons write marks such as{" "}
				<code>##</code>, which visitors do not see. Type <code>{"{"}</code> to
				choose a price that later changes with the price list.
			</p>
			<div className={`row ${css.marks}`}>
				{marks.map(({ name, Icon, ...mark }) => (
					<button
						key={name}
						type="button"
						className="quiet"
						onClick={() => setMark(document.getElementById(id), mark)}
					>
						<Icon aria-hidden />
						{name}
					</button>
				))}
				<button
					type="button"
					className="quiet"
					onClick={() => setLinkText(selectedLink())}
				>
					<Link aria-hidden />
					Link
				</button>
			</div>
			<Modal
				label="Link"
				isOpen={link !== undefined}
				close={() => setLinkText(undefined)}
			>
				{link && (
					<LinkForm
						file={file}
						link={link}
						close={(changed) => {
							// Closes the dialog first, because a modal dialog prevents focus on the text area.
							flushSync(() => setLinkText(undefined));
							if (changed) setLink(document.getElementById(id), changed);
						}}
					/>
				)}
			</Modal>
			<FactText
				attributes={{
					id,
					"aria-describedby": "body-hint body-problems",
					"aria-invalid": problems.length > 0,
				}}
				value={body}
				set={(text, isTyped = true) =>
					editing.change(file, { kind: "body", text }, isTyped ? "body" : "")
				}
				isMarkdown
			/>
			{body.trim() === "" && (
				<p className="hint">No text yet: the page shows the summary alone.</p>
			)}
			<ul id="body-problems" className="problem">
				{[...new Set(lines)].map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</div>
	);
}

function selectedLink(): LinkText | undefined {
	const area = document.getElementById(id);
	if (!(area instanceof HTMLTextAreaElement)) return undefined;
	const { value, selectionStart: start, selectionEnd: end } = area;
	return (
		linkAt(value, start, end) ?? {
			start,
			end,
			text: value.slice(start, end),
			address: "",
		}
	);
}

type LinkFormProps = {
	file: string;
	link: LinkText;
	/**
	 * Closes the form. `changed` replaces the link. If its address is empty, only its text remains.
	 */
	close: (changed?: LinkText) => void;
};

function LinkForm({ file, link, close }: LinkFormProps) {
	const [text, setText] = useState(link.text);
	const [typed, setTyped] = useState(link.address);
	const [hasProblem, setHasProblem] = useState(false);
	const { linkAddresses } = useEditor().checked;
	const address = completeAddress(typed);
	// Accepts every address with a fact in braces, because the fact's value is inserted later.
	const isTarget = address.includes("{") || isLinkTarget(address);
	const isDead = linkAddresses.size > 0 && isDeadLink(address, linkAddresses);
	const found = JSON.stringify(address);
	const showProblem = () => {
		// Renders the problem before the focus moves, so that screen readers announce the problem.
		flushSync(() => setHasProblem(true));
		document.getElementById("link-address")?.focus();
	};
	return (
		<form
			className="stack"
			onSubmit={(event) => {
				event.preventDefault();
				if (isTarget && !isDead) close({ ...link, text, address });
				else showProblem();
			}}
		>
			<div className="field">
				<label htmlFor="link-words">Words</label>
				<input
					id="link-words"
					autoComplete="off"
					value={text}
					onChange={({ target }) => setText(target.value)}
				/>
			</div>
			<div className="field">
				<label htmlFor="link-address">Leads to</label>
				<p className="hint" id="link-hint">
					A page of the site, a heading of this text, https://… or the phone.
				</p>
				<LinkInput
					attributes={{
						id: "link-address",
						"aria-describedby": "link-hint link-problem",
						"aria-invalid": hasProblem,
					}}
					file={file}
					field={linkField}
					value={typed}
					set={(next) => {
						setTyped(next);
						setHasProblem(false);
					}}
				/>
				<p className="problem" id="link-problem">
					{hasProblem &&
						(isTarget
							? isDead && problemText({ file, expected: expectedPage, found })
							: "needs a page such as /pricing or its name, https://…, an email address or the phone")}
				</p>
			</div>
			<button type="submit" className="main-action" disabled={!typed || !text}>
				Set the link
			</button>
			{link.address && (
				<button
					type="button"
					className="quiet"
					onClick={() => close({ ...link, address: "" })}
				>
					Remove the link
				</button>
			)}
			<button type="button" className="quiet" onClick={() => close()}>
				Cancel
			</button>
		</form>
	);
}
