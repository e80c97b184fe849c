import type terms from "content:terms";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import { PageHeader } from "#ui/section/page-header.tsx";
import { RichText } from "#ui/text/rich-text.tsx";
import css from "./legal-document.module.css";

/** Terms, privacy or accessibility: a text with its table of contents, and the day of its last change. */
export function LegalDocument({ page }: { page: typeof terms }) {
	return (
		<>
			<PageHeader className={css.head}>
				<h1 tabIndex={-1}>{page.headline}</h1>
				<p>
					{page.updatedLabel}{" "}
					<time dateTime={page.updatedOn}>{page.updated}</time>
				</p>
			</PageHeader>
			<div
				className={`${layout.wrap} ${layout.columns} ${layout.withAside} ${css.body}`}
			>
				<nav
					className={`${layout.aside} ${layout.ruled} ${css.contents} ${visibility.screenOnly}`}
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
