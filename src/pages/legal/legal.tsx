import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import { PageHeader } from "#ui/section/page-header.tsx";
import { RichText } from "#ui/text/rich-text.tsx";
import css from "./legal.module.css";
import type { LegalPageProps } from "./legal-props.ts";

export function LegalPage(page: LegalPageProps) {
	return (
		<>
			<PageHeader className={css.header}>
				<h1>{page.headline}</h1>
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
