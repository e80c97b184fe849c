import { type ReactNode, useState } from "react";
import type { Path } from "#model/edit/change.ts";
import { inWords } from "#model/edit/differences.ts";
import { fieldAt } from "#model/edit/form.ts";
import { formatPath } from "#model/text/path.ts";
import { textsOf } from "#model/text/texts-of.ts";
import { type Editing, useEditor } from "./editing.ts";
import { linkTo, placeInWords } from "./places.ts";
import css from "./sidebar.module.css";
import { type tasksOf, titleOfFile } from "./tasks.ts";

type Props = { tasks: ReturnType<typeof tasksOf>; place: string };

/** What can be changed, by what an owner comes to do. */
export function Sidebar({ tasks, place }: Props) {
	const editing = useEditor();
	const [words, setWords] = useState("");
	const link = ({ path, title }: { path: string; title: string }) => (
		<TaskLink key={path} path={path} title={title} place={place} />
	);
	return (
		<nav className={css.sidebar} aria-label="What can be changed">
			<label className={css.search}>
				<span>Find a text or a field</span>
				<input
					type="search"
					value={words}
					onChange={(event) => setWords(event.target.value)}
				/>
			</label>
			{words.trim().length > 1 ? (
				<Found found={find(editing, words.trim())} />
			) : (
				<>
					<ul>{tasks.weekly.map(link)}</ul>
					<Group title="Pages" isOpen={isIn(tasks.pages, place)}>
						{tasks.pages.map(link)}
					</Group>
					<Group title="More" isOpen={isIn(tasks.more, place)}>
						{tasks.more.map(link)}
					</Group>
				</>
			)}
		</nav>
	);
}

function Group(props: { title: string; isOpen: boolean; children: ReactNode }) {
	return (
		<details open={props.isOpen}>
			<summary>{props.title}</summary>
			<ul>{props.children}</ul>
		</details>
	);
}

function isIn(entries: readonly { path: string }[], place: string): boolean {
	return entries.some(({ path }) => path === place);
}

type LinkProps = { path: string; title: string; place: string };

/** With a dot where something is changed, and the number of mistakes. */
function TaskLink({ path, title, place }: LinkProps) {
	const { drafts, checked } = useEditor();
	const holds = (file: string) => file === path || file.startsWith(`${path}/`);
	const isChanged = Object.keys(drafts).some(holds);
	const mistakes = checked.problems.filter(({ file }) =>
		holds(file.replace(/^content\//, "")),
	).length;
	return (
		<li>
			<a href={linkTo(path)} aria-current={holds(place) ? "page" : undefined}>
				{title}
				{isChanged && (
					<span className={css.dot}>
						<span className="visually-hidden">, changed</span>
					</span>
				)}
				{mistakes > 0 && (
					<span className="number">
						{mistakes}
						<span className="visually-hidden">
							{mistakes === 1 ? " mistake" : " mistakes"}
						</span>
					</span>
				)}
			</a>
		</li>
	);
}

type Hit = { file: string; path: Path; title: string; words: string };

function Found({ found }: { found: readonly Hit[] }) {
	return (
		<>
			<p role="status" className="hint">
				{found.length === 0
					? "Nothing found."
					: `${found.length} ${found.length === 1 ? "place" : "places"}`}
			</p>
			<ul>
				{found.map(({ file, path, title, words }) => (
					<li key={file + formatPath(path)}>
						<a href={linkTo(file, path)}>
							{title}
							<small>{words}</small>
						</a>
					</li>
				))}
			</ul>
		</>
	);
}

/** How many places are listed at most: who sees more types another letter. */
const most = 30;

function find(editing: Editing, words: string): Hit[] {
	const sought = words.toLowerCase();
	const { files } = editing.opened.forms;
	return editing.files
		.flatMap((file) => {
			const form = editing.formOf(file);
			const value = editing.valueIn(file);
			const title = titleOfFile(files, file);
			return leavesOf(value).flatMap(({ path, text }) => {
				const said = placeInWords(form, value, path);
				const isHit = `${title} ${said} ${text}`.toLowerCase().includes(sought);
				const shown = inWords(fieldAt(form, path, value), text);
				return isHit
					? [{ file, path, title: `${title}: ${said}`, words: shown }]
					: [];
			});
		})
		.toSorted(
			(some, others) =>
				Number(others.words.toLowerCase().includes(sought)) -
				Number(some.words.toLowerCase().includes(sought)),
		)
		.slice(0, most);
}

/** Texts, and figures as texts. */
function leavesOf(value: unknown) {
	const asTexts = JSON.parse(
		JSON.stringify(value ?? {}, (_key, inner) =>
			typeof inner === "number" ? String(inner) : inner,
		),
	);
	return textsOf(asTexts) as { text: string; path: Path }[];
}
