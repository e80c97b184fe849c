import shell from "content:shell";
import { Fragment } from "react";
import { Button, buttonProps } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import css from "./island-error.module.css";

const words = shell.error;

/** What src/islands/hydrate.tsx shows above an island that stopped while it was used (ERR-02). */
export function IslandError() {
	return (
		<template id="island-error">
			<div className={css.islandError} role="alert">
				<h2>{words.headline}</h2>
				<p>
					<WithPhoneLink>{words.text}</WithPhoneLink>
				</p>
				<p className={layout.row}>
					<Button data-reload="">{words.reload}</Button>
					<a href="/" {...buttonProps({ variant: "outline" })}>
						{words.home}
					</a>
				</p>
			</div>
		</template>
	);
}

/** Links the gym's phone number in a text. */
function WithPhoneLink({ children }: { children: string }) {
	return children.split(shell.phone).map((part, index) => (
		<Fragment key={part}>
			{index > 0 && <a href={`tel:${shell.phoneNumber}`}>{shell.phone}</a>}
			{part}
		</Fragment>
	));
}
