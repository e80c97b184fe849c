import shell from "content:shell";
import { Fragment, useEffect, useRef } from "react";
import bar from "#ui/bar/bar.module.css";
import { Button, buttonLook } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import css from "./error-page.module.css";

const words = shell.error;

/** Takes the page's place when its code breaks (ERR-02). It stands on its own: no header, no router. */
export function ErrorPage({ error }: { error: unknown }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => console.error(error), [error]);
	useEffect(() => heading.current?.focus(), []);
	return (
		<main className={`${layout.wrap} ${css.errorPage}`}>
			<hr className={bar.bar} />
			<h1 ref={heading} tabIndex={-1}>
				{words.headline}
			</h1>
			<p>
				<WithPhoneLink>{words.text}</WithPhoneLink>
			</p>
			<p className={layout.row}>
				<Button onClick={() => location.reload()}>{words.reload}</Button>
				<a href="/" {...buttonLook({ variant: "outline" })}>
					{words.home}
				</a>
			</p>
		</main>
	);
}

/** A text in which the gym's phone number calls it: a plain link, since the router may be what broke. */
function WithPhoneLink({ children }: { children: string }) {
	return children.split(shell.phone).map((part, index) => (
		<Fragment key={part}>
			{index > 0 && <a href={`tel:${shell.phoneNumber}`}>{shell.phone}</a>}
			{part}
		</Fragment>
	));
}
