import { phoneNumber } from "./phone-number.ts";

type Filter = {
	/** Undefined where the text is none that the filter can take. */
	apply: (text: string) => string | undefined;
	/** What texts it takes, for the message about one that it does not. */
	takes: string;
};

/** Another form of a fact, by the name that stands behind its |: {durations.groupClass | words}. docs/editing.md lists them. */
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
			// An address holds no apostrophe (model/schema/fields.ts).
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

/** What stands between two braces: the name of a fact, and of the filters that it goes through, from left to right. */
export function parseQuote(quote: string): { name: string; used: string[] } {
	const [name = "", ...used] = quote.split("|").map((part) => part.trim());
	return { name, used };
}

/** A fact as its filters make it, or what was expected in the place of the first that cannot. */
export function filtered(
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

/** 90 -> "ninety", 24 -> "twenty-four"; from 100 on the digits. */
function numberWords(value: number): string {
	if (value > 99) return String(value);
	const unit = value % 10;
	const ten = tens[(value - unit) / 10 - 2];
	if (!ten) return `${small[value]}`;
	return unit === 0 ? ten : `${ten}-${small[unit]}`;
}
