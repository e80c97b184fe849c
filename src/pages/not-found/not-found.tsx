import type { Head } from "#lib/head.ts";
import errorPage from "#shell/error-page.module.css";
import bar from "#ui/bar/bar.module.css";
import { buttonLook } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";

export type NotFoundPageProps = {
	head: Head;
	/** Drawn large: "404" */
	code: string;
	headline: string;
	text: string;
	home: string;
};

/** Every address that is no page (NF-01, ROUTE-21). */
export function NotFoundPage(page: NotFoundPageProps) {
	return (
		<div
			className={`${layout.wrap} ${errorPage.errorPage}`}
			data-enhance="not-found"
			data-load="idle"
		>
			<p className={errorPage.code} aria-hidden="true">
				{page.code}
			</p>
			<hr className={bar.bar} />
			<h1 tabIndex={-1}>
				<span className="visually-hidden">{page.code}: </span>
				{page.headline}
			</h1>
			<p>{page.text}</p>
			<Link href="/" {...buttonLook()}>
				{page.home}
			</Link>
		</div>
	);
}
