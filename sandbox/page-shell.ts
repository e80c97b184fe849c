import { type Html, html, jsonForScript } from "./html.ts";
import { styles } from "./styles.ts";
import type { WidgetMessages } from "./widget-messages.ts";

export type PageSettings = {
	id: string;
	campaign: Readonly<Record<string, string>>;
	messages: WidgetMessages;
};

type Page = {
	heading: string;
	main: Html;
	isFilled?: boolean;
	script?: { path: string; settings: PageSettings };
};

export const sandboxLabel =
	"Sandbox: a local stand-in, nothing is really booked";

/**
 * The shell of every sandbox page. It has no <header>, and its <main> has an accessible name,
 * because the page around the frame has its own <header> and <main>.
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
