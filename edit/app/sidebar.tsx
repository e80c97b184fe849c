import { type ReactNode, useRef, useState } from "react";
import { formUrl } from "#model/edit/field-locations.ts";
import { type Found, findText } from "#model/edit/search.ts";
import type { tasksOf } from "#model/edit/tasks.ts";
import { formatPath } from "#model/text/path.ts";
import { useEditor } from "./editing.ts";
import { ProblemNumber } from "./problems.tsx";
import css from "./sidebar.module.css";

type Props = { tasks: ReturnType<typeof tasksOf>; formPath: string };

export function Sidebar({ tasks, formPath }: Props) {
	const editing = useEditor();
	const [query, setQuery] = useState("");
	const searchInput = useRef<HTMLInputElement>(null);
	const link = ({ path, title }: { path: string; title: string }) => (
		<TaskLink key={path} path={path} title={title} formPath={formPath} />
	);
	return (
		<nav
			id="menu"
			tabIndex={-1}
			className={css.sidebar}
			aria-label="What can be changed"
		>
			<label className={css.search}>
				<span>Find a text or a field</span>
				<input
					ref={searchInput}
					type="search"
					data-own-undo=""
					value={query}
					onChange={(event) => setQuery(event.target.value)}
				/>
			</label>
			{query.trim().length > 1 ? (
				<SearchResults
					found={findText(
						{ ...editing, forms: editing.serverState.forms.files },
						query.trim(),
					)}
					close={() => {
						// The clicked button disappears, so the focus must move first.
						searchInput.current?.focus();
						setQuery("");
					}}
				/>
			) : (
				<>
					<ul>{tasks.weekly.map(link)}</ul>
					<Group title="Pages" tasks={tasks.pages} formPath={formPath}>
						{tasks.pages.map(link)}
					</Group>
					<Group title="More" tasks={tasks.more} formPath={formPath}>
						{tasks.more.map(link)}
					</Group>
				</>
			)}
			<p className={`hint ${css.kept}`}>
				Everything is kept as you type.
				{editing.publishStatus.state !== "noRemote" &&
					" Visitors see it after you publish."}
			</p>
		</nav>
	);
}

type GroupProps = {
	title: string;
	tasks: readonly { path: string }[];
	formPath: string;
	children: ReactNode;
};

function Group({ title, tasks, formPath, children }: GroupProps) {
	const { drafts, checked } = useEditor();
	const paths = new Set(tasks.map(({ path }) => path));
	return (
		<details open={tasks.some(({ path }) => path === formPath)}>
			<summary>
				{title}
				{tasks.some(({ path }) => drafts[path]) && <ChangedDot />}
				<ProblemNumber
					problems={checked.problems.filter(({ file }) => paths.has(file))}
				/>
			</summary>
			<ul>{children}</ul>
		</details>
	);
}

function ChangedDot() {
	return (
		<span className={css.dot}>
			<span className="visually-hidden">, changed</span>
		</span>
	);
}

type LinkProps = { path: string; title: string; formPath: string };

function TaskLink({ path, title, formPath }: LinkProps) {
	const { drafts, checked } = useEditor();
	const belongsToTask = (file: string) =>
		file === path || file.startsWith(`${path}/`);
	const isChanged = Object.keys(drafts).some(belongsToTask);
	const problems = checked.problems.filter(({ file }) => belongsToTask(file));
	return (
		<li>
			<a
				href={formUrl(path)}
				aria-current={belongsToTask(formPath) ? "page" : undefined}
			>
				{title}
				{isChanged && <ChangedDot />}
				<ProblemNumber problems={problems} />
			</a>
		</li>
	);
}

type ResultsProps = { found: Found; close: () => void };

function SearchResults({ found: { hits, more }, close }: ResultsProps) {
	return (
		<>
			<button type="button" className="quiet" onClick={close}>
				Back to the menu
			</button>
			<p role="status" className="hint">
				{hits.length === 0
					? "Nothing found."
					: more > 0
						? `The first ${hits.length} of ${hits.length + more} places: type more to see fewer.`
						: `${hits.length} ${hits.length === 1 ? "place" : "places"}`}
			</p>
			<ul>
				{hits.map(({ file, path, title, description }) => (
					<li key={file + formatPath(path)}>
						<a href={formUrl(file, path)}>
							{title}
							<small>{description}</small>
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
