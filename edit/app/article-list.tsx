import { useState } from "react";
import { change } from "#model/edit/change.ts";
import { blankOf } from "#model/edit/form.ts";
import { fromDateInput, toDateInput } from "./dates.ts";
import { useEditor } from "./editing.ts";
import { MistakeList } from "./mistakes.tsx";
import { shortName } from "./names.ts";
import { linkTo } from "./places.ts";

type Article = { title?: string; date?: string; category?: string };

/** The articles, the newest first, and the beginning of a new one. */
export function ArticleList() {
	const editing = useEditor();
	const [title, setTitle] = useState("");
	const file = `articles/${shortName(title)}.md`;
	const isTaken = editing.files.includes(file);
	const articles = editing.files
		.filter((path) => path.startsWith("articles/"))
		.map((path) => {
			const article: Article = Object(editing.valueIn(path));
			return { path, article, day: toDateInput(article.date ?? "") };
		})
		.toSorted((some, others) => others.day.localeCompare(some.day));

	const begin = () => {
		const today = new Date();
		const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
		const fields = {
			...Object(blankOf(editing.opened.forms.article)),
			title: title.trim(),
			date: fromDateInput(day.join("-")),
		};
		const text = Object.entries(fields).reduce(
			(before, [name, value]) =>
				change(before, { kind: "set", path: [name], value }),
			'---\ntitle: ""\n---\n',
		);
		editing.write(file, text);
		location.hash = linkTo(file);
	};
	return (
		<>
			<h1>Articles</h1>
			<MistakeList problems={[]} />
			<form
				className="new-key"
				onSubmit={(event) => {
					event.preventDefault();
					if (shortName(title) !== "" && !isTaken) begin();
				}}
			>
				<label className="field">
					<span>Title of a new article</span>
					<input
						value={title}
						onChange={(event) => setTitle(event.target.value)}
					/>
				</label>
				<button
					type="submit"
					className="second-action"
					disabled={shortName(title) === "" || isTaken}
				>
					Begin the article
				</button>
				{isTaken && (
					<p className="mistake" role="status">
						There is an article of this title already
					</p>
				)}
			</form>
			<ul className="articles">
				{articles.map(({ path, article }) => (
					<li key={path}>
						<a href={linkTo(path)}>{article.title || path}</a>
						<span className="hint">
							{article.date}
							{article.category && ` · ${article.category}`}
							{editing.drafts[path] && " · not saved yet"}
						</span>
					</li>
				))}
			</ul>
		</>
	);
}
