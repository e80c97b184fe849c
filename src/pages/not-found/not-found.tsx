import barbellRule from "#ui/barbell-rule/barbell-rule.module.css";
import { buttonProps } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./not-found.module.css";

export type NotFoundPageProps = {
	code: string;
	headline: string;
	text: string;
	home: string;
};

export function NotFoundPage(page: NotFoundPageProps) {
	return (
		<div
			className={`${layout.wrap} ${css.notFound}`}
			data-enhance="not-found"
			data-load="idle"
		>
			<p className={css.code} aria-hidden="true">
				{page.code}
			</p>
			<hr className={barbellRule.barbellRule} />
			<h1>
				<span className="visually-hidden">{page.code}: </span>
				{page.headline}
			</h1>
			<p>{page.text}</p>
			<Link href="/" {...buttonProps()}>
				{page.home}
			</Link>
		</div>
	);
}
