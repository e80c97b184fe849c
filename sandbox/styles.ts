import { Html } from "./html.ts";

export const styles = new Html(`
:root {
	color-scheme: light dark;
	--page: light-dark(#f5f6f6, #17191b);
	--surface: light-dark(#fff, #212427);
	--text: light-dark(#1c2023, #eceeef);
	--muted: light-dark(#545c62, #b4bbc0);
	--line: light-dark(#d8dcde, #3a4045);
	--control: light-dark(#788187, #879097);
	--accent: light-dark(#2b5c84, #9ccbf0);
	--on-accent: light-dark(#fff, #10212f);
	--chosen: light-dark(#e8f0f7, #22364a);
	--label: light-dark(#fff3cf, #3b3213);
	--on-label: light-dark(#4c3c00, #ffe9a8);
	background: var(--page);
	color: var(--text);
	font: 1rem/1.5 system-ui, sans-serif;
	overflow-wrap: break-word;
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; }
.sandbox-label {
	margin: 0;
	padding: 0.5rem 1rem;
	border-bottom: 1px dashed var(--on-label);
	background: var(--label);
	color: var(--on-label);
	font-size: 0.875rem;
	text-align: center;
}
.content { max-width: 42rem; margin: 0 auto; padding: 1.25rem 1rem 1.5rem; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
h2:focus { outline: none; }
p { margin: 0.5rem 0 0; }
.quiet { color: var(--muted); font-size: 0.875rem; }
.card {
	margin-top: 1rem;
	padding: 1rem;
	border: 1px solid var(--line);
	border-radius: 0.75rem;
	background: var(--surface);
}
form { display: grid; gap: 1.25rem; }
form p { margin: 0; }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
.long:not([hidden]) { display: grid; align-content: space-between; min-height: 1200px; }
legend { padding: 0; font-weight: 600; }
.chips {
	display: grid;
	grid-template-columns: repeat(auto-fill, minmax(5.75rem, 1fr));
	gap: 0.5rem;
	margin-top: 0.5rem;
}
.chip {
	position: relative;
	display: grid;
	place-content: center;
	min-height: 2.75rem;
	padding: 0.25rem;
	border: 1px solid var(--control);
	border-radius: 0.5rem;
	font-size: 0.9375rem;
	text-align: center;
	line-height: 1.3;
	cursor: pointer;
}
.chip input {
	position: absolute;
	inset: 0;
	margin: 0;
	border-radius: inherit;
	appearance: none;
	cursor: pointer;
}
.chip:hover { border-color: var(--accent); }
.chip:has(:checked) {
	border-color: var(--accent);
	background: var(--chosen);
	box-shadow: inset 0 0 0 1px var(--accent);
}
.fields {
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
	gap: 0.75rem 1rem;
	margin-top: 0.5rem;
}
.field { display: grid; gap: 0.25rem; align-content: start; }
.wide { grid-column: 1 / -1; }
.field input, .field textarea {
	width: 100%;
	min-height: 2.75rem;
	padding: 0.5rem 0.75rem;
	border: 1px solid var(--control);
	border-radius: 0.5rem;
	background: var(--page);
	color: inherit;
	font: inherit;
}
.field textarea { min-height: 6rem; resize: vertical; }
button {
	width: 100%;
	min-height: 2.75rem;
	margin-top: 1rem;
	padding: 0.5rem 1.25rem;
	border: 1px solid transparent;
	border-radius: 0.5rem;
	background: var(--accent);
	color: var(--on-accent);
	font: inherit;
	font-weight: 600;
	cursor: pointer;
}
button[aria-disabled="true"] { cursor: progress; }
:is(button, input, textarea):focus-visible {
	outline: 3px solid var(--accent);
	outline-offset: 2px;
}
.filled {
	display: grid;
	grid-template-rows: auto 1fr;
	min-height: 100dvh;
}
.filled .content {
	display: grid;
	grid-template-rows: auto auto minmax(10rem, 1fr);
	width: 100%;
	max-width: none;
	padding: 0.75rem 1rem 0;
}
.filled h1 { font-size: 1.125rem; }
.filled p:not([class]) { margin: 0 0 0.75rem; }
.map {
	position: relative;
	margin: 0 -1rem;
	border-top: 1px solid var(--line);
	background: var(--surface);
}
.map svg { position: absolute; inset: 0; width: 100%; height: 100%; }
@media (forced-colors: active) {
	.chip:has(:checked) { outline: 3px solid Highlight; }
}
`);
