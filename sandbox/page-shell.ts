import type { Conversation } from "./conversations.ts";
import { type Html, html, jsonForScript } from "./html.ts";
import { styles } from "./styles.ts";

/** What the server tells the script of a widget. */
export type PageSettings = {
	/** The id in the path: of the calendar or of the form. */
	id: string;
	campaign: Readonly<Record<string, string>>;
	conversation: Conversation;
};

type Page = {
	/** The title and the level-one heading. */
	heading: string;
	/** What follows the heading. */
	main: Html;
	/** For a page whose last part takes all the room that a frame has. */
	isFilled?: boolean;
	script?: { path: string; settings: PageSettings };
};

/** Stands at the top of every page. */
export const sandboxLabel =
	"Sandbox: a local stand-in, nothing is really booked";

/**
 * Every page of the sandbox: a client who sees one must not take it for the real thing. The label is no banner and the
 * main part has a name, because these pages stand in frames of pages with a banner and a main part of their own.
 */
export function pageShell({ heading, main, isFilled, script }: Page): string {
	return html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} (sandbox)</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
<main aria-labelledby="heading"${isFilled ? html` class="filled"` : ""}>
<p class="sandbox-label">${sandboxLabel}</p>
<div class="content">
<h1 id="heading">${heading}</h1>
${main}
</div>
</main>
${script === undefined ? "" : scripts(script)}
</body>
</html>
`.markup;
}

function scripts({ path, settings }: NonNullable<Page["script"]>): Html {
	return html`<script type="application/json" id="settings">${jsonForScript(settings)}</script>
<script type="module" src="${path}"></script>`;
}
