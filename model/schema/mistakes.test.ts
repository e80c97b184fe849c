import { describe, test } from "vitest";
import { expectMistake, mistakes } from "../../publish/content/content-test.ts";

describe("a mistake in a file is said where it stands", () => {
	test.each(
		mistakes(String.raw`
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

	an empty text
	- name: Harbor Lane Barbell Club
	+ name: ""
	content/site.yaml:2 name: expected words, not an empty line, got ""

	a zip code without quotes
	- "21231"
	+ 21231
	content/site.yaml:12 address.zip: expected five digits in quotes, such as "01234", got 21231

	a state in full
	- state: MD
	+ state: Maryland
	content/site.yaml:11 address.state: expected two capital letters such as WA, got "Maryland"

	a phone number written another way
	- (410) 555-0177
	+ 410-555-0177
	content/site.yaml:14 phone: expected a phone number such as (202) 555-0100, got "410-555-0177"

	an email address that is none
	- crew@harborlane.example
	+ crew at harborlane
	content/site.yaml:15 email: expected an email address, got "crew at harborlane"

	a slash at the end of the site's address
	- https://harborlane.example
	+ https://harborlane.example/
	content/site.yaml:6 url: expected an address without a slash at the end, got "https://harborlane.example/"

	an address without https
	- https://store
	+ http://store
	content/integrations.yaml:39 links.store: expected an address that starts with https://, got "http://store.harborlane.example/store"

	a host that would end a line of a server's configuration
	- https://harborlane.example
	+ https://harborlane.example;x
	content/site.yaml:6 url: expected an address that starts with https://, got "https://harborlane.example;x"

	a script's address that is none
	- formEmbedScript: https
	+ formEmbedScript: ftp
	content/integrations.yaml:27 formEmbedScript: expected an address that starts with https://, or "", got "ftp://book.harborlane.example/js/form_embed.js"

	a platform that has no icon
	- platform: Instagram
	+ platform: Tiktok
	content/site.yaml:20 social[0].platform: expected Facebook, Instagram, LinkedIn or YouTube, got "Tiktok"

	a logo that is no drawing
	- logo: mark.svg
	+ logo: mark.png
	content/site.yaml:22 logo: expected an SVG file of content/images, got "mark.png"

	a date written another way
	- March 3, 2024
	+ 2024-03-03
	content/articles/first-steps.md:7 date: expected a date such as June 22, 2023, got "2024-03-03"

	a date that is not on the calendar
	- March 3, 2024
	+ February 30, 2024
	content/articles/first-steps.md:7 date: expected a date such as June 22, 2023, got "February 30, 2024"

	an author who is no coach, and no guest
	- author: Jo Anchorage
	+ author: Jo Ankorage
	content/articles/long-way.md:6 author: expected a coach (Jo Anchorage), or guest: true where a guest wrote it, got "Jo Ankorage"

	a guest who is not marked as one
	- guest: true
	+ inShort: [Begin]
	content/articles/first-steps.md:6 author: expected a coach (Jo Anchorage), or guest: true where a guest wrote it, got "Una Harrow"

	a category that is none
	- category: training
	+ category: cooking
	content/articles/first-steps.md:5 category: expected nutrition, training, mindset, community or coaching, got "cooking"

	a service that has no words
	- relatedService: /group-classes
	+ relatedService: /pricing
	content/articles/first-steps.md:8 relatedService: expected a service of pages/article.yaml (/group-classes, /contact), got "/pricing"

	a picture of another's storage
	- https://images.harborlane.example/yard.jpg
	+ https://pictures.example/yard.jpg
	content/articles/long-way.md:10 photo.address: expected an address on https://images.harborlane.example, got "https://pictures.example/yard.jpg"

	HTML in the text
	- Out of the *tram*
	+ Out of the <b>tram</b>
	content/articles/long-way.md:20: expected headings (## or ###), paragraphs, lists, quotations, links, bold or italics, got HTML
	content/articles/long-way.md:20: expected headings (## or ###), paragraphs, lists, quotations, links, bold or italics, got HTML

	a title inside the text
	- ## The way
	+ # The way
	content/articles/long-way.md:18: expected a heading with ## or ###; the title stands in the fields above, got a heading with #

	a title that is too long
	- title: Page not found
	+ title: Page not found Page not found Page not found Page not found Page not found 
	content/pages/not-found.yaml:2 head.title: expected at most 60 characters, got "Page not found Page not found Page not found Page not found Page not found"

	a picture without alt
	-     alt: Wooden rings hanging in front of the tall east windows\n
	content/pages/home.yaml:32 intro.photo: expected a picture with file and alt (or decorative: true), got {"file":"floor.jpg","focus":[76,50]}

	a share picture without its ending
	- image: floor.jpg
	+ image: floor
	content/pages/home.yaml:13 head.image: expected a file name of content/images such as hero.jpg, got "floor"

	a focus outside the picture
	- focus: [76, 50]
	+ focus: [76, 500]
	content/pages/home.yaml:35 intro.photo.focus[1]: expected a number from 0 to 100, got 500

	a link with a slash at the end
	- to: /schedule
	+ to: /Schedule/
	content/navigation.yaml:29 bar[2].to: expected a path such as /pricing, an anchor such as #pricing, store or metabolicProgram, got "/Schedule/"

	a row of the bar that leads nowhere
	-   - label: Schedule\n    to: /schedule
	+   - label: Schedule
	content/navigation.yaml:28 bar[2]: expected a row with label and to, or label and programs, got {"label":"Schedule"}

	a button for a dialog that stands on another page
	- opens: freeTrial
	+ opens: corporateQuote
	content/pages/programs.yaml:72 closing.action.opens: expected a dialog of this page: freeTrial, got "corporateQuote"

	a button of a landing page for a dialog of the others
	- opens: corporateQuote
	+ opens: freeTrial
	content/pages/corporate.yaml:10 hero.actions[0].opens: expected a dialog of this page: corporateQuote, got "freeTrial"

	a row of a landing page's menu for a dialog of the others
	- opens: prolabsRequest
	+ opens: corporateQuote
	content/navigation.yaml:72 modes.prolabs.menu[3].opens: expected "prolabsRequest", got "corporateQuote"

	an unknown person
	- wall: [one, two, three]
	+ wall: [one, two, five]
	content/testimonials.yaml:2 wall[2]: expected a name under people (one, two, three, four), got "five"

	two people where three belong
	- wall: [one, two, three]
	+ wall: [one, two]
	content/testimonials.yaml:2 wall: expected three testimonials, got ["one","two"]

	six stars
	- rating: 4
	+ rating: 6
	content/testimonials.yaml:13 people.two.rating: expected 1 to 5 stars, got 6

	GROUP-02 parts of a class that are not as long as a class
	- minutes: 45
	+ minutes: 40
	content/pages/group-classes.yaml:24 class.parts: expected parts of 75 minutes together (policies.yaml), got 70 minutes

	a member whom nobody knows
	- person: two
	+ person: five
	content/pages/nutrition-coaching.yaml:52 testimonial.person: expected a name under people (one, two, three, four), got "five"

	an address whose host is none
	- gymManagement: https://
	+ gymManagement: https://[
	content/integrations.yaml:30 gymManagement: expected an address with a valid host, such as https://gym.example/, got "https://[schedule.harborlane.example/open/calendar"

	a storage host with a path
	-   - https://images.harborlane.example
	+   - https://images.harborlane.example/floor
	content/integrations.yaml:34 imageStorage[0]: expected a host without a path, such as https://images.gym.example, got "https://images.harborlane.example/floor"

	a button that says not what it does
	-       opens: freeTrial
	content/pages/group-classes.yaml:12 hero.actions[0]: expected a button with label and to (a path or an anchor), or label and opens (a dialog), got {"label":"Book Your Free Class"}

	a coach has no title as a trainer
	-   trainingRole: Bosun\n
	content/coaches.yaml:1 jo.trainingRole: expected words, got nothing

	a coach's email that is none
	-   credentials: [Knots]
	+   credentials: [Knots]\n  socials:\n    email: jo at club
	content/coaches.yaml:11 jo.socials.email: expected an email address, got "jo at club"
`),
	)("$name", expectMistake);
});
