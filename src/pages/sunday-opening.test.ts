import { expect, test } from "vitest";
import { addressesOf } from "#model/page-addresses.ts";
import { createImages } from "#model/pictures/pictures.ts";
import { textsOf } from "#model/text/walk-values.ts";
import { siteView } from "#model/views/site.ts";
import { frozen } from "../../tests/support/gyms.ts";
import { pageAt } from "./pages.ts";

/** Matches phrases about days of the week: "weekdays", "Saturdays", "Monday to Saturday". */
const weekdayPhrase =
	/\b(weekdays|(Mon|Tues|Wednes|Thurs|Fri|Satur)days|\w+day to \w+day)\b/i;

function withSunday() {
	const day = "  - days: [sunday]\n";
	const rows = {
		openingHours: `${day}    opens: 9:00 AM\n    closes: 11:00 AM\n`,
		openGym: `${day}    opens: 10:30 AM\n    closes: 11:00 AM\n`,
		classes: `${day}    start: 9:00 AM\n    end: 10:30 AM\n    name: Long Class\n    coaches: [theo]\n    capacity: 16\n`,
	};
	return Object.entries(rows)
		.reduce(
			(gym, [list, row]) =>
				gym.with("schedule.yaml", `\n${list}:\n`, `\n${list}:\n${row}`),
			frozen,
		)
		.content();
}

test("HOURS-01 HOURS-02 texts about opening days name Sunday once the gym opens on Sunday", () => {
	const content = withSunday();
	const images = createImages(content.images);
	const pageProps = addressesOf(content).map((path) =>
		pageAt(path, content)?.props(content, images),
	);
	const texts = textsOf([content, siteView(content, images), pageProps]).map(
		({ text }) => text,
	);

	// Excludes the trainers' rental days, which do not depend on the gym's opening days.
	const weekdayTexts = texts.filter(
		(text) => weekdayPhrase.test(text) && !text.includes("Monday to Friday"),
	);
	expect(new Set(weekdayTexts).size).toBeGreaterThan(10);
	expect(weekdayTexts.filter((text) => !text.includes("Sunday"))).toEqual([]);
	expect(texts).toContain(
		"Open weekdays 5:30 AM to 8:00 PM, Saturdays 8:00 AM to 10:30 AM, Sundays 9:00 AM to 11:00 AM.",
	);
});
