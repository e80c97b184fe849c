import {
	type Choices,
	fewestSessions,
	goals,
	mostSessions,
	payments,
} from "./estimate.ts";

/** The names of the form's fields, which are those of the address. */
export const choiceFields = {
	goal: "goal",
	sessions: "sessions",
	payment: "pay",
	cardSize: "card",
	packageSize: "package",
	hasNutrition: "nutrition",
	months: "time",
} as const satisfies Record<keyof Choices, string>;

/** The value of the nutrition switch when it is on. */
export const switchedOn = "yes";

/** What may be chosen where the content decides, and what is chosen when nothing else is said. */
export type ChoiceRules = {
	readonly start: Choices;
	readonly cardSizes: readonly number[];
	readonly packageSizes: readonly number[];
	readonly months: readonly number[];
};

/** The choices in an address or a form. What is missing or wrong is as at the start. */
export function readChoices(
	params: URLSearchParams,
	rules: ChoiceRules,
): Choices {
	const { start } = rules;
	const value = (field: keyof Choices) => params.get(choiceFields[field]);
	return {
		goal: oneOf(goals, value("goal")) ?? start.goal,
		sessions:
			oneOf(sessionCounts, wholeNumber(value("sessions"))) ?? start.sessions,
		payment: oneOf(payments, value("payment")) ?? start.payment,
		cardSize:
			oneOf(rules.cardSizes, wholeNumber(value("cardSize"))) ?? start.cardSize,
		packageSize:
			oneOf(rules.packageSizes, wholeNumber(value("packageSize"))) ??
			start.packageSize,
		hasNutrition: yesOrNo(value("hasNutrition")) ?? start.hasNutrition,
		months: oneOf(rules.months, months(value("months"))) ?? start.months,
	};
}

/** The value of each of the form's fields. */
export function fieldValues(choices: Choices): Record<string, string> {
	return {
		[choiceFields.goal]: choices.goal,
		[choiceFields.sessions]: String(choices.sessions),
		[choiceFields.payment]: choices.payment,
		[choiceFields.cardSize]: String(choices.cardSize),
		[choiceFields.packageSize]: String(choices.packageSize),
		[choiceFields.hasNutrition]: choices.hasNutrition ? switchedOn : "no",
		[choiceFields.months]: monthsValue(choices.months),
	};
}

/** The choices as a query, without the sizes that the payment does not ask for. */
export function writeChoices(choices: Choices): string {
	const params = new URLSearchParams(fieldValues(choices));
	if (choices.payment !== "punch-card") params.delete(choiceFields.cardSize);
	if (choices.payment !== "personal-training")
		params.delete(choiceFields.packageSize);
	return params.toString();
}

/** An address's query with the choices in it; what else it says stays (campaign parameters). */
export function withChoices(query: string, choices: Choices): string {
	const params = new URLSearchParams(query);
	for (const field of Object.values(choiceFields)) params.delete(field);
	return [params.toString(), writeChoices(choices)].filter(Boolean).join("&");
}

/** 6 -> "6-months", the value of the timeline (EST-05). */
export function monthsValue(count: number): string {
	return `${count}-months`;
}

const sessionCounts = Array.from(
	{ length: mostSessions - fewestSessions + 1 },
	(_, index) => fewestSessions + index,
);

function oneOf<T>(allowed: readonly T[], value: unknown): T | undefined {
	return allowed.find((each) => each === value);
}

function wholeNumber(text: string | null): number | undefined {
	return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

function months(text: string | null): number | undefined {
	return wholeNumber(/^(\d+)-months$/.exec(text ?? "")?.[1] ?? null);
}

function yesOrNo(text: string | null): boolean | undefined {
	return text === switchedOn ? true : text === "no" ? false : undefined;
}
