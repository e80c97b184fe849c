import { test } from "vitest";
import { expectProblem, problemCases } from "../../tests/support/gyms.ts";

test.each(
	problemCases(String.raw`
a misspelled field
- pricePerWeek: 17
+ priceperweek: 17
content/pricing.yaml:38 nutritionCoaching.pricePerWeek: expected a whole number of dollars, got nothing
content/pricing.yaml:39 nutritionCoaching.priceperweek: expected no field of this name, got 17

a word as the number of sessions
- sessionsPerWeek: 2
+ sessionsPerWeek: many
content/pricing.yaml:5 memberships[0].sessionsPerWeek: expected a whole number of sessions, or "unlimited", got "many"

a time in another format
- 7:00 AM
+ 7am
content/schedule.yaml:4 openingHours[0].opens: expected a time with AM or PM, such as 6:30 AM, got "7am"

a closing time before the opening time
- closes: 9:00 PM
+ closes: 6:00 AM
content/schedule.yaml:5 openingHours[0].closes: expected a closing time after the opening time, got "6:00 AM"

an unknown time zone
- America/New_York
+ America/Baltimore
content/schedule.yaml:1 timeZone: expected a time zone such as America/Los_Angeles, got "America/Baltimore"

a latitude outside the United States
- latitude: 39.2837
+ latitude: -39.2837
content/site.yaml:25 geo.latitude: expected degrees from 17 to 72, got -39.2837

a positive longitude
- longitude: -76.5932
+ longitude: 76.5932
content/site.yaml:26 geo.longitude: expected degrees such as -122.3446, with a minus in front, got 76.5932

fewer people per session than included
- maxPeoplePerSession: 9
+ maxPeoplePerSession: 5
content/pricing.yaml:95 corporate.maxPeoplePerSession: expected at least as many as \`includedPeople\`, got 5
content/pricing.yaml:97 corporate.largestTeam: expected more than \`maxPeoplePerSession\`, and no more than fit into two sessions, got 16

a team too large for two sessions
- largestTeam: 16
+ largestTeam: 19
content/pricing.yaml:97 corporate.largestTeam: expected more than \`maxPeoplePerSession\`, and no more than fit into two sessions, got 19

a sample length that is not offered
- sampleInMinutes: 55
+ sampleInMinutes: 50
content/pricing.yaml:101 corporate.sampleInMinutes: expected one of \`lengthsInMinutes\`, got 50

a price no higher than the one before
- pricePerWeek: 53
+ pricePerWeek: 41
content/pricing.yaml:14 memberships[1].pricePerWeek: expected to cost more than Deckhand ($41), got 41

no more sessions than the membership before
- sessionsPerWeek: unlimited
+ sessionsPerWeek: 2
content/pricing.yaml:15 memberships[1].sessionsPerWeek: expected more sessions than Deckhand (2), got 2

a weekly bill for a single session
- billedWeekly:
+ billedWeekly:\n    - sessions: 1\n      pricePerSession: 60
content/pricing.yaml:30 personalTraining.billedWeekly[0].sessions: expected two sessions or more, got 1

a package dearer than single sessions
- price: 220
+ price: 245
content/pricing.yaml:28 personalTraining.prepaidPackages[0].price: expected at most 244, the price of 4 single sessions, got 245

session lengths in descending order
- lengthsInMinutes: [40, 55]
+ lengthsInMinutes: [55, 40]
content/pricing.yaml:100 corporate.lengthsInMinutes[1]: expected more than the 55 of the row before it, got 40

rental hours that differ from day to day
- closes: 3:00 PM
+ closes: 3:00 PM\n  - days: [tuesday, friday]\n    opens: 4:00 PM\n    closes: 6:00 PM
content/schedule.yaml:14 prolabs: expected the same days in each row: texts say them once for all hours, got [{"days":["tuesday"],"opens":"9:00 AM","closes":"3:00 PM"},{"days":["tuesday"...

a calendar note without a placeholder
- prolabs:
+ calendarNote: With [coaches].\nprolabs:
content/schedule.yaml:14 calendarNote: expected words with [coaches] and [places], got "With [coaches]."

a zip code without quotes
- "21231"
+ 21231
content/site.yaml:12 address.zip: expected five digits in quotes, such as "01234", got 21231

a phone number in another format
- (410) 555-0177
+ 410-555-0177
content/site.yaml:14 phone: expected a phone number such as (202) 555-0100, got "410-555-0177"

a trailing slash in the site's URL
- https://harborlane.example
+ https://harborlane.example/
content/site.yaml:6 url: expected an address without a slash at the end, got "https://harborlane.example/"

a URL without https
- https://store
+ http://store
content/integrations.yaml:49 links.store: expected an address that starts with https://, got "http://store.ironbell.example/store"

a host with a semicolon
- https://harborlane.example
+ https://harborlane.example;x
content/site.yaml:6 url: expected an address that starts with https://, got "https://harborlane.example;x"

a script URL with a query
- form_embed.js
+ form_embed.js?v=1
content/integrations.yaml:27 formEmbedScript: expected an address of a script without a query, got "https://book.ironbell.example/js/form_embed.js?v=1"

a host with a dollar sign
- https://harborlane.example
+ https://$harborlane.example
content/site.yaml:6 url: expected an address with a valid host, such as https://gym.example/, got "https://$harborlane.example"

an article date that does not exist
- March 3, 2024
+ February 30, 2024
content/articles/first-steps.md:7 date: expected a date such as June 22, 2023, got "February 30, 2024"

an update before the date of the article
- date: March 3, 2024
+ date: March 3, 2024\nupdated: March 2, 2024
content/articles/first-steps.md:8 updated: expected a day that is not before the date of the article, got "March 2, 2024"

an author neither coach nor guest
- author: Jo Anchorage
+ author: Jo Ankorage
content/articles/long-way.md:6 author: expected a coach (Jo Anchorage), or \`guest: true\` where a guest wrote it, got "Jo Ankorage"

a guest author who is not marked as one
- guest: true
+ inShort: [Begin]
content/articles/first-steps.md:6 author: expected a coach (Jo Anchorage), or \`guest: true\` where a guest wrote it, got "Una Harrow"

a related service without texts
- relatedService: /group-classes
+ relatedService: /pricing
content/articles/first-steps.md:8 relatedService: expected a service of pages/article.yaml (/nutrition-coaching, /personal-training, /group-classes, /contact), got "/pricing"

a picture on another host
- https://images.harborlane.example/yard.jpg
+ https://pictures.example/yard.jpg
content/articles/long-way.md:10 photo.address: expected an address on https://images.harborlane.example, got "https://pictures.example/yard.jpg"

a first-level heading in Markdown
- ## The way
+ # The way
content/articles/long-way.md:18: expected a heading with ## or ###; the title stands in the fields above, got a heading with #

a page title that is too long
- title: Page not found
+ title: Page not found Page not found Page not found Page not found Page not found 
content/pages/not-found.yaml:2 head.title: expected at most 60 characters, got "Page not found Page not found Page not found Page not found Page not found"

a picture without alt text
-     alt: Wooden rings hanging in front of the tall east windows\n
content/pages/home.yaml:33 intro.photo: expected a picture with \`file\` and \`alt\` (or \`decorative: true\`), got {"file":"rings.jpg","focus":[76,50]}

a link with a trailing slash
- to: /schedule
+ to: /Schedule/
content/navigation.yaml:29 bar[2].to: expected a page such as /pricing, a section such as #pricing, or a link of integrations.yaml (store, metabolicProgram), got "/Schedule/"

a button for an unknown dialog
- opens: freeTrial
+ opens: lunch
content/pages/programs.yaml:12 hero.actions[0].opens: expected a dialog: freeTrial, consultation, corporateQuote, prolabsRequest, got "lunch"

a ProLabs menu row for another dialog
- opens: prolabsRequest
+ opens: corporateQuote
content/navigation.yaml:72 modes.prolabs.menu[3].opens: expected "prolabsRequest", got "corporateQuote"

GROUP-02 class parts with a wrong sum
- minutes: 30
+ minutes: 25
content/pages/group-classes.yaml:37 class.parts: expected parts of 90 minutes together (policies.yaml), got 85 minutes

a testimonial of an unknown member
- person: marta
+ person: five
content/pages/nutrition-coaching.yaml:94 testimonial.person: expected a person of testimonials.yaml (gwen, rob, colleen, anders, dana, helen, pete, marisol, noor, grant, maggie, marta), got "five"

a testimonial of a member called constructor
- person: marta
+ person: constructor
content/pages/nutrition-coaching.yaml:94 testimonial.person: expected a person of testimonials.yaml (gwen, rob, colleen, anders, dana, helen, pete, marisol, noor, grant, maggie, marta), got "constructor"

a URL with an invalid host
- gymManagement: https://
+ gymManagement: https://[
content/integrations.yaml:30 gymManagement: expected an address with a valid host, such as https://gym.example/, got "https://[schedule.ironbell.example/open/calendar"

a storage host with a path
-   - https://images.ironbell.example
+   - https://images.ironbell.example/floor
content/integrations.yaml:34 imageStorage[0]: expected a host and nothing after it, such as https://images.gym.example, got "https://images.ironbell.example/floor"

an announcement that ends when it starts
- until: 2026-11-25 2:00 PM
+ until: 2026-11-16 12:00 PM
content/announcement.yaml:4 announcement.until: expected a time after \`from\`, got "2026-11-16 12:00 PM"

an announcement from an invalid date
- from: 2026-11-16 12:00 PM
+ from: 2026-02-30 12:00 PM
content/announcement.yaml:3 announcement.from: expected a day and a time such as 2026-11-26 6:30 AM, got "2026-02-30 12:00 PM"

an announcement over 100 characters
- The regatta is on, and the deck is short. Short classes too.
+ The regatta is on, and the deck is short. Short classes too, until the boats are back and all of us can breathe again.
content/announcement.yaml:2 announcement.text: expected at most 100 characters: it is one line, got "The regatta is on, and the deck is short. Short classes too, until the boats...

an announcement with an invalid link
- https://regatta.harborlane.example/
+ regatta
content/announcement.yaml:7 announcement.link.to: expected a page such as /schedule, or an address that starts with https://, got "regatta"
`),
)("a problem is reported at its line: $name", expectProblem);
