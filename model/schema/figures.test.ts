import { describe, test } from "vitest";
import { expectMistake, mistakes } from "../../publish/content/content-test.ts";

describe("a mistake in prices, lengths and hours is said where it stands", () => {
	test.each(
		mistakes(String.raw`
	a price with a currency
	- pricePerWeek: 41
	+ pricePerWeek: 89 USD
	content/pricing.yaml:4 memberships[0].pricePerWeek: expected a whole number of dollars, got "89 USD"

	a price with cents
	- pricePerWeek: 41
	+ pricePerWeek: 41.5
	content/pricing.yaml:4 memberships[0].pricePerWeek: expected a whole number of dollars, got 41.5

	a price below nothing
	- pricePerWeek: 41
	+ pricePerWeek: -41
	content/pricing.yaml:4 memberships[0].pricePerWeek: expected a whole number of dollars, got -41

	a missing field
	-     name: Deckhand\n
	content/pricing.yaml:2 memberships[0].name: expected words, got nothing

	a misspelled field
	- pricePerWeek: 17
	+ priceperweek: 17
	content/pricing.yaml:39 nutritionCoaching.priceperweek: expected a field of the name pricePerWeek, got one of another name

	sessions that are no number
	- sessionsPerWeek: 2
	+ sessionsPerWeek: many
	content/pricing.yaml:5 memberships[0].sessionsPerWeek: expected a whole number of sessions, or "unlimited", got "many"

	a key with spaces
	- id: silver
	+ id: Silver Plan
	content/pricing.yaml:2 memberships[0].id: expected a short name of lower case letters and hyphens, got "Silver Plan"

	a time that is no time
	- 7:00 AM
	+ 7am
	content/schedule.yaml:4 openingHours[0].opens: expected a time such as 6:30 AM, got "7am"

	an hour that no clock has
	- 7:00 AM
	+ 25:00 AM
	content/schedule.yaml:4 openingHours[0].opens: expected a time such as 6:30 AM, got "25:00 AM"

	closing before opening
	- closes: 9:00 PM
	+ closes: 6:00 AM
	content/schedule.yaml:5 openingHours[0].closes: expected a closing time after the opening time, got "6:00 AM"

	a class that ends as it starts
	- end: 8:30 AM
	+ end: 7:15 AM
	content/schedule.yaml:10 classes[0].end: expected an end after the start, got "7:15 AM"

	a day twice in a row
	- [monday, wednesday]
	+ [monday, monday]
	content/schedule.yaml:8 classes[0].days: expected each day once, got ["monday","monday"]

	a day that is none
	- [monday, wednesday]
	+ [mon]
	content/schedule.yaml:8 classes[0].days[0]: expected a day such as monday, got "mon"

	no day at all
	- [monday, wednesday]
	+ []
	content/schedule.yaml:8 classes[0].days: expected at least one day, got []

	a time zone that does not exist
	- America/New_York
	+ America/Baltimore
	content/schedule.yaml:1 timeZone: expected a time zone such as America/Los_Angeles, got "America/Baltimore"

	a session that holds fewer people than the price includes
	- maxPeoplePerSession: 9
	+ maxPeoplePerSession: 5
	content/pricing.yaml:95 corporate.maxPeoplePerSession: expected at least as many as includedPeople, got 5
	content/pricing.yaml:97 corporate.largestTeam: expected more than maxPeoplePerSession, and no more than fit into two sessions, got 16

	a team that fits into no two sessions
	- largestTeam: 16
	+ largestTeam: 19
	content/pricing.yaml:97 corporate.largestTeam: expected more than maxPeoplePerSession, and no more than fit into two sessions, got 19

	a sample of a length that is not offered
	- sampleInMinutes: 55
	+ sampleInMinutes: 50
	content/pricing.yaml:101 corporate.sampleInMinutes: expected one of lengthsInMinutes, got 50

	a rental plan that is none
	- selected: monthly
	+ selected: weekly
	content/pricing.yaml:111 prolabs.selected: expected hourly or block or monthly, got "weekly"

	a membership that costs no more than the smaller one
	- pricePerWeek: 53
	+ pricePerWeek: 41
	content/pricing.yaml:14 memberships[1].pricePerWeek: expected more than in the row before it, got 41

	a membership with fewer sessions than the cheaper one
	- sessionsPerWeek: unlimited
	+ sessionsPerWeek: 1
	content/pricing.yaml:15 memberships[1].sessionsPerWeek: expected more than in the row before it, got 1

	two memberships without a limit
	- sessionsPerWeek: 2
	+ sessionsPerWeek: unlimited
	content/pricing.yaml:15 memberships[1].sessionsPerWeek: expected more than in the row before it, got "unlimited"

	a punch card of a size that there is already
	- recommendedAs: 3-Trip Ticket
	+ recommendedAs: 3-Trip Ticket\n  - sessions: 3\n    pricePerSession: 17
	content/pricing.yaml:46 punchCards[2].sessions: expected more than in the row before it, got 3

	a size billed weekly that is a single session
	- billedWeekly:
	+ billedWeekly:\n    - sessions: 1\n      pricePerSession: 60
	content/pricing.yaml:30 personalTraining.billedWeekly[0].sessions: expected two sessions or more, got 1

	a package of one session
	- prepaidPackages:\n    - sessions: 4\n      price: 220
	+ prepaidPackages:\n    - sessions: 1\n      price: 61
	content/pricing.yaml:27 personalTraining.prepaidPackages[0].sessions: expected two sessions or more, got 1

	packages that do not begin with the smallest
	- price: 220
	+ price: 220\n    - sessions: 3\n      price: 170
	content/pricing.yaml:29 personalTraining.prepaidPackages[1].sessions: expected more than in the row before it, got 3

	a package that costs more than its sessions
	- price: 220
	+ price: 245
	content/pricing.yaml:28 personalTraining.prepaidPackages[0].price: expected at most 244, the price of 4 single sessions, got 245

	lengths of which the longest comes first
	- lengthsInMinutes: [40, 55]
	+ lengthsInMinutes: [55, 40]
	content/pricing.yaml:100 corporate.lengthsInMinutes[1]: expected more than in the row before it, got 40

	rental hours that differ from day to day
	- closes: 3:00 PM
	+ closes: 3:00 PM\n  - days: [tuesday, friday]\n    opens: 4:00 PM\n    closes: 6:00 PM
	content/schedule.yaml:14 prolabs: expected the same days in each row: texts say them once for all hours, got [{"days":["tuesday"],"opens":"9:00 AM","closes":"3:00 PM"},{"days":["tuesday"...

	a note for calendars without its blank
	- prolabs:
	+ calendarNote: With [coaches].\nprolabs:
	content/schedule.yaml:14 calendarNote: expected words with [coaches] and [places], got "With [coaches]."
`),
	)("$name", expectMistake);
});
