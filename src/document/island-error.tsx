import { Fragment } from "react";
import type { Contact } from "#lib/gym.ts";
import type { Site } from "#shell/site.ts";
import { Button, buttonProps } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import css from "./island-error.module.css";

/** src/islands/hydrate.tsx shows this above an island that failed after hydration (ERR-02). */
export function IslandError({ site }: { site: Site }) {
	const labels = site.error;
	return (
		<template id="island-error">
			<div className={css.islandError} role="alert">
				<h2>{labels.headline}</h2>
				<p>
					<WithPhoneLink contact={site}>{labels.text}</WithPhoneLink>
				</p>
				<p className={layout.row}>
					<Button data-reload="">{labels.reload}</Button>
					<a href="/" {...buttonProps({ variant: "outline" })}>
						{labels.home}
					</a>
				</p>
			</div>
		</template>
	);
}

function WithPhoneLink({
	contact,
	children,
}: {
	contact: Contact;
	children: string;
}) {
	return children.split(contact.phone).map((part, index) => (
		<Fragment key={part}>
			{index > 0 && <a href={`tel:${contact.phoneNumber}`}>{contact.phone}</a>}
			{part}
		</Fragment>
	));
}
