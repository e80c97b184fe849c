import { phoneNumber } from "./phone-number.ts";

type Filter = {
	apply: (text: string) => string | undefined;
	takes: string;
};

/** Keyed by name, such as "words" in {durations.groupClass | words}; listed in docs/editing.md. */
export const filters: ReadonlyMap<string, Filter> = new Map(
	Object.entries({
		words: {
			apply: (text) =>
				/^\d+(?=$| [a-z])/.test(text)
					? text.replace(/^\d+/, (figure) => numberWords(Number(figure)))
					: undefined,
			takes: "a whole number, alone or with a unit,",
		},
		adjective: {
			apply: (text) => {
				const [, number, unit] = /^(\S+) ([a-z]+)s$/.exec(text) ?? [];
				return unit && `${number}-${unit}`;
			},
			takes: "a number and a unit such as 90 minutes",
		},
		short: {
			apply: (text) =>
				/minutes?\b/.test(text) ? text.replace(/minutes?\b/, "min") : undefined,
			takes: "minutes",
		},
		capitalized: {
			apply: (text) => text.charAt(0).toUpperCase() + text.slice(1),
			takes: "words",
		},
		title: {
			apply: (text) =>
				text.replace(/(?<=^|[ -])[a-z]/g, (letter) => letter.toUpperCase()),
			takes: "words",
		},
		query: {
			// Encodes apostrophes, because model/schema/fields.ts allows none in URLs.
			apply: (text) =>
				encodeURIComponent(text).replaceAll("%20", "+").replaceAll("'", "%27"),
			takes: "words",
		},
		dial: {
			apply: (text) =>
				/^\(\d{3}\) \d{3}-\d{4}$/.test(text) ? phoneNumber(text) : undefined,
			takes: "a phone number such as (202) 555-0100",
		},
	} satisfies Record<string, Filter>),
);

export function parsePlaceholder(expression: string): {
	name: string;
	used: string[];
} {
	const [name = "", ...used] = expression.split("|").map((part) => part.trim());
	return { name, used };
}

export function applyFilters(
	fact: string,
	used: readonly string[],
): { text: string } | { expected: string } {
	let text = fact;
	for (const name of used) {
		const filter = filters.get(name);
		if (!filter)
			return { expected: `a filter: ${[...filters.keys()].join(", ")}` };
		const next = filter.apply(text);
		if (next === undefined)
			return { expected: `${filter.takes} before | ${name}` };
		text = next;
	}
	return { text };
}

const small =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** 90 -> "ninety", 24 -> "twenty-four"; numbers above 99 stay in digits. */
function numberWords(value: number): string {
	if (value > 99) return String(value);
	const unit = value % 10;
	const ten = tens[(value - unit) / 10 - 2];
	if (!ten) return `${small[value]}`;
	return unit === 0 ? ten : `${ten}-${small[unit]}`;
}
