import css from "./app.module.css";
import { useEditor } from "./editing.ts";

export function PublishStatusPanel() {
	const {
		serverState,
		publishStatus,
		publicationCount,
		isGoingOnline,
		titleOf,
	} = useEditor();
	const { command, onlineSince } = publishStatus;
	return (
		<div className={css.publishStatus}>
			{serverState.draftsOfOthers.map(({ person, files }) => (
				<p key={person} className="hint">
					{person} has unsaved changes in{" "}
					{[...new Set(files.map((file) => titleOf(file)))].join(", ")}.
				</p>
			))}
			{(isGoingOnline || (publicationCount > 0 && onlineSince)) && (
				<p className="hint" role="status">
					{onlineSince
						? `The published changes have been online since ${new Date(onlineSince).toLocaleTimeString()}.`
						: "Going online, which takes some minutes. You can close this page."}
				</p>
			)}
			{command && (
				<details className={command.state === "failed" ? "alert" : "hint"}>
					<summary>
						{command.state === "running"
							? "The site is being built…"
							: command.state === "done"
								? "The site is built."
								: "The site could not be built. Your changes are published and safe: send these words to whoever keeps the site for you."}
					</summary>
					<pre>{command.output}</pre>
				</details>
			)}
		</div>
	);
}
