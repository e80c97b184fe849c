import type { Head } from "#lib/head.ts";
import type { RichText as Text } from "#lib/rich-text.ts";
import layout from "#ui/layout/layout.module.css";
import only from "#ui/layout/only.module.css";
import { Link } from "#ui/link/link.tsx";
import { PageHead } from "#ui/section/page-head.tsx";
import { RichText } from "#ui/text/rich-text.tsx";
import css from "./legal-document.module.css";

export type LegalPageProps = {
	head: Head;
	headline: string;
	/** The day of the last change as it is printed, the words before it, and the same in ISO 8601. */
	updated: string;
	updatedLabel: string;
	updatedOn: string;
	/** Above the list of sections. */
	contents: string;
	sections: readonly { id: string; title: string }[];
	body: Text;
};

/** Terms, privacy or accessibility: a text with its table of contents, and the day of its last change. */
export function LegalPage(page: LegalPageProps) {
	return (
		<>
			<PageHead className={css.head}>
				<h1 tabIndex={-1}>{page.headline}</h1>
				<p>
					{page.updatedLabel}{" "}
					<time dateTime={page.updatedOn}>{page.updated}</time>
				</p>
			</PageHead>
			<div
				className={`${layout.wrap} ${layout.columns} ${layout.withAside} ${css.body}`}
			>
				<nav
					className={`${layout.aside} ${layout.ruled} ${css.contents} ${only.onScreen}`}
					aria-label={page.contents}
				>
					<h2>{page.contents}</h2>
					<ul>
						{page.sections.map(({ id, title }) => (
							<li key={id}>
								<Link href={`#${id}`} className="muted">
									{title}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<RichText text={page.body} />
			</div>
		</>
	);
}
