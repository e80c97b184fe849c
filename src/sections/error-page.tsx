import { useEffect, useRef } from "react";
import { Button, buttonLook } from "#ui/button.tsx";

type Props = {
	error: unknown;
	words: { headline: string; text: string; reload: string; home: string };
};

/** Takes the page's place when its code breaks (ERR-02). It stands on its own: no header, no router. */
export function ErrorPage({ error, words }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => console.error(error), [error]);
	useEffect(() => heading.current?.focus(), []);
	return (
		<main className="wrap not-found">
			<hr className="bar" />
			<h1 ref={heading} tabIndex={-1}>
				{words.headline}
			</h1>
			<p>{words.text}</p>
			<p className="row">
				<Button onClick={() => location.reload()}>{words.reload}</Button>
				<a href="/" {...buttonLook({ variant: "outline" })}>
					{words.home}
				</a>
			</p>
		</main>
	);
}
