/** Markup that the `html` tag inserts unchanged. The tag escapes all other values. */
export class Html {
	readonly markup: string;
	constructor(markup: string) {
		this.markup = markup;
	}
}

type Value = Html | string | number | readonly Value[];

export function html(
	strings: TemplateStringsArray,
	...values: readonly Value[]
): Html {
	return new Html(
		strings.reduce(
			(markup, string, index) =>
				markup + markupOf(values[index - 1] ?? "") + string,
		),
	);
}

/** Escapes "<", because "</script" would end the <script> element. */
export function jsonForScript(value: unknown): Html {
	return new Html(JSON.stringify(value).replaceAll("<", "\\u003c"));
}

function markupOf(value: Value): string {
	if (value instanceof Html) return value.markup;
	if (typeof value === "object") return value.map(markupOf).join("");
	return String(value).replace(
		/[&<>"']/g,
		(character) => `&#${character.charCodeAt(0)};`,
	);
}
