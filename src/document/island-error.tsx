import type { Site } from "#shell/site.ts";
import { Button, buttonProps } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import css from "./island-error.module.css";

/** Shown by src/islands/hydrate.tsx above an island that failed after hydration (ERR-02). */
export function IslandError({ site }: { site: Site }) {
	const labels = site.error;
	return (
		<template id="island-error">
			<div className={css.islandError} role="alert">
				<h2>{labels.headline}</h2>
				<p>{labels.text}</p>
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
