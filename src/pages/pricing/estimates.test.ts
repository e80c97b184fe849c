import { expect, test } from "vitest";
import {
	estimate,
	formatDecimal,
	type Goal,
	grownAfter,
	type Payment,
} from "#estimator/estimate.ts";
import { formatExactMoney, formatMoney } from "#lib/money.ts";
import { frozen } from "../../../tests/support/gyms.ts";
import { pricingPageProps } from "./pricing-props.ts";

// Uses the prices of the test content, so that these cases also test the props of the page.
const { rates, rules, options } = pricingPageProps(frozen.content()).estimator;
const { healthReturn } = options;
const { start } = rules;

const M = "membership";
const PC = "punch-card";
const PT = "personal-training";
const none = undefined;

// biome-ignore format: the vectors are read as a table
const vectors: [string, Goal, number, Payment, number | undefined, boolean, number, string | undefined, string, string, string, string, string, number[], number | undefined, number][] = [
	["V01", "fitness",     3, M,  none, false, 6,  none,  "$79",  "$342.07",   "$11.29", "$2,052.42",  "Silver, $79 per week",                       [110, 5, 1.25],    none, 4.5],
	["V03", "fitness",     2, M,  none, false, 6,  none,  "$79",  "$342.07",   "$11.29", "$2,052.42",  "Silver, $79 per week",                       [110, 5, 1.25],    none, 3],
	["V07", "fitness",     4, M,  none, true,  6,  none,  "$138", "$597.54",   "$19.71", "$3,585.24",  "Gold, $89 per week",                         [110, 5, 1.25],    none, 6],
	["V09", "fitness",     5, M,  none, true,  12, none,  "$138", "$597.54",   "$19.71", "$7,170.48",  "Gold, $89 per week",                         [220, 10, 2.5],    none, 7.5],
	["V14", "fitness",     1, M,  none, false, 6,  none,  "$79",  "$342.07",   "$11.29", "$2,052.42",  "Personal Training, $95 per single session",  [110, 5, 1.25],    none, 1.5],
	["V15", "strength",    3, M,  none, false, 6,  none,  "$79",  "$342.07",   "$11.29", "$2,052.42",  "Silver, $79 per week",                       [110, 5, 1.25],    10,   4.5],
	["V17", "health",      3, M,  none, false, 6,  none,  "$79",  "$342.07",   "$11.29", "$2,052.42",  "Silver, $79 per week",                       [110, 5, 1.25],    3,    4.5],
	["V19", "weight-loss", 3, M,  none, false, 3,  none,  "$79",  "$342.07",   "$11.29", "$1,026.21",  "Silver, $79 per week",                       [55, 2.5, 0.625],  4.5,  4.5],
	["V23", "fitness",     1, PC, 1,    false, 6,  "$35", "$35",  "$151.55",   "$5.00",  "$909.30",    "5-Class Pack, $35 per session",              [110, 5, 1.25],    none, 1.5],
	["V25", "fitness",     1, PC, 10,   false, 6,  "$32", "$32",  "$138.56",   "$4.57",  "$831.36",    "5-Class Pack, $35 per session",              [110, 5, 1.25],    none, 1.5],
	["V27", "fitness",     3, PC, 5,    false, 6,  "$35", "$105", "$454.65",   "$15.00", "$2,727.90",  "Silver, $79 per week",                       [110, 5, 1.25],    none, 4.5],
	["V29", "fitness",     5, PC, 20,   false, 12, "$30", "$150", "$649.50",   "$21.43", "$7,794.00",  "Gold, $89 per week",                         [220, 10, 2.5],    none, 7.5],
	["V31", "health",      3, PC, 20,   false, 3,  "$30", "$90",  "$389.70",   "$12.86", "$1,169.10",  "Silver, $79 per week",                       [55, 2.5, 0.625],  1.5,  4.5],
	["V33", "fitness",     1, PT, 5,    false, 6,  "$92", "$92",  "$398.36",   "$13.14", "$2,390.16",  "Personal Training, $95 per single session",  [110, 5, 1.25],    none, 1],
	["V39", "strength",    5, PT, 20,   false, 12, "$87", "$435", "$1,883.55", "$62.14", "$22,602.60", "Gold, $89 per week",                         [220, 10, 2.5],    20,   5],
];

test.each(vectors)(
	"EST-09 EST-10 EST-11 EST-13 EST-14 EST-15 EST-16 EST-18 EST-19 EST-20 estimate %s: goal %s, %i sessions a week, payment by %s",
	(_name, goal, sessionsPerWeek, payment, size, hasNutritionCoaching, timelineInMonths, ...figures) => {
		const sizes = size ? { punchCardSize: size, packageSize: size } : {};
		const result = estimate(
			{
				...start,
				goal,
				sessionsPerWeek,
				payment,
				...sizes,
				hasNutritionCoaching,
				timelineInMonths,
			},
			rates,
		);
		const extra = options.goals.find(({ id }) => id === goal)?.extra;
		const grown = (growth: typeof healthReturn.sickDays) =>
			grownAfter(timelineInMonths, growth);
		expect([
			result.perSession && formatMoney(result.perSession),
			formatMoney(result.weekly),
			formatExactMoney(result.monthly),
			formatExactMoney(result.perDay),
			formatExactMoney(result.total),
			recommendation(result),
			[
				grown(healthReturn.healthcareSavings) / 100,
				grown(healthReturn.productivity),
				grown(healthReturn.sickDays),
			],
			extra && grown(extra),
			result.hoursPerWeek,
		]).toEqual(figures);
	},
);

test("EST-15 EST-16 the total multiplies the monthly price after it is rounded to cents", () => {
	// $128.50 a week is $556.405 a month and $18.357 a day.
	expect(
		estimate(
			{ ...start, hasNutritionCoaching: true },
			{ ...rates, nutritionPerWeek: 4950 },
		),
	).toMatchObject({ monthly: 55_641, total: 6 * 55_641, perDay: 1836 });
});

test("figures are formatted with at most one decimal (A-7)", () => {
	expect([0.625, 1.25, 10].map(formatDecimal)).toEqual(["0.6", "1.3", "10"]);
});

function recommendation({ recommended }: ReturnType<typeof estimate>): string {
	const { name, price, per } = recommended;
	return `${name}, ${formatMoney(price)} per ${per}`;
}
