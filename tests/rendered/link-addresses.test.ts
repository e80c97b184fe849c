import { expect, test } from "vitest";
import { textOf } from "../support/built/built-pages.ts";
import { partAt, rowsOf } from "../support/built/page-parts.ts";
import { sandboxOrigin } from "../support/sites/sites.ts";

const place =
	"Ironbell+Strength+%26+Conditioning%2C+214+Foundry+Way%2C+Seattle%2C+WA+98121";

/** IDS | PLACE | LINK | its address */
const links = `
NF-01 | /not-found | Return to Home | /
HOME-09 | /#hero | See Plans & Options | /pricing
HOME-11 | /#hero | See all reviews (opens in a new tab)
  | https://www.google.com/search?q=Ironbell+Strength+%26+Conditioning+Belltown+reviews
PROG-03 ENT-08 | /programs | See group classes | /group-classes
PROG-03 ENT-08 | /programs | See nutrition coaching | /nutrition-coaching
PROG-03 ENT-08 | /programs | See personal training | /personal-training
PROG-03 ENT-08 | /programs | See the corporate program | /corporate
PROG-03 ENT-08 | /programs | Visit the program site (opens in a new tab) | ${sandboxOrigin}/metabolic
PROG-03 ENT-08 | /programs | See open gym | /open-gym
PT-01 | /personal-training#hero | See pricing | /pricing
PT-04 G-12 | /personal-training#coaches | Read the full bio Maren Okafor | /about#coach-maren
PT-04 G-12 | /personal-training#coaches | Read the full bio Theo Lindqvist | /about#coach-theo
PT-04 G-12 | /personal-training#coaches | Read the full bio Priya Vance | /about#coach-priya
PRICE-11 | /pricing | Contact Us | /contact
GROUP-07 | /group-classes#closing | See the schedule | /schedule
CONT-05 G-25 | /contact#details | (206) 555-0142 | tel:+12065550142
CONT-05 G-25 | /contact#details | hello@ironbell.example | mailto:hello@ironbell.example
CONT-05 G-25 | /contact#details | 214 Foundry Way Belltown, Seattle, WA 98121 | #find-us
CONT-05 | /contact#details | Our business listing (opens in a new tab)
  | https://www.google.com/maps/search/?api=1&query=${place}
CONT-06 | /contact | Facebook (opens in a new tab) | https://www.facebook.com/
CONT-06 | /contact | Instagram (opens in a new tab) | https://www.instagram.com/
CONT-06 | /contact | LinkedIn (opens in a new tab) | https://www.linkedin.com/
CONT-06 | /contact | YouTube (opens in a new tab) | https://www.youtube.com/
CONT-07 G-25 | /contact#find-us | Apple Maps (opens in a new tab)
  | https://maps.apple.com/?daddr=${place}
CONT-07 G-25 | /contact#find-us | Google Maps (opens in a new tab)
  | https://www.google.com/maps/dir/?api=1&destination=${place}
C-40 | /events | What to expect | /fitness-tips/community/community-event
CORP-02 | /corporate#hero | See all reviews (opens in a new tab)
  | https://www.google.com/search?q=Ironbell+Strength+%26+Conditioning+Belltown+reviews
TIPS-06 | /fitness-tips#guidance | Book a Consultation | /personal-training
TIPS-06 | /fitness-tips#guidance | Contact Us | /contact
TY-02 | /thank-you-free-class | Sign the waiver (opens in a new tab) | ${sandboxOrigin}/waiver
TY-03 | /thank-you-free-class#place | Facebook (opens in a new tab) | https://www.facebook.com/
TY-03 | /thank-you-free-class#place | Instagram (opens in a new tab) | https://www.instagram.com/
TY-03 | /thank-you-free-class#place | LinkedIn (opens in a new tab) | https://www.linkedin.com/
TY-03 | /thank-you-free-class#place | YouTube (opens in a new tab) | https://www.youtube.com/
TY-07 | /thank-you-intro-call | Running late? Text us | sms:+12065550142
TY-07 | /thank-you-intro-call#reschedule | Call (206) 555-0142 | tel:+12065550142
TY-07 | /thank-you-intro-call#reschedule | Text us | sms:+12065550142
TY-07 | /thank-you-intro-call#reschedule | Email us | mailto:hello@ironbell.example
TY-11 | /thank-you-corporate | Schedule a Call | /contact
TY-13 | /thank-you-prolabs | Call us(206) 555-0142 | tel:+12065550142
TY-13 | /thank-you-prolabs | Email usprolabs@ironbell.example | mailto:prolabs@ironbell.example
TY-13 | /thank-you-prolabs | See our programs | /programs
TY-13 | /thank-you-prolabs | Return to Home | /
`;

test.each(rowsOf(links))(
	"%s on %s the link “%s” has the URL %s",
	(_, place = "", name = "", address) => {
		const target = name.endsWith("(opens in a new tab)") ? "_blank" : null;
		expect(
			[...partAt(place).querySelectorAll("a")]
				.filter((link) => textOf(link) === name)
				.map((link) => [
					link.getAttribute("href"),
					link.getAttribute("target"),
				]),
		).toEqual([[address, target]]);
	},
);
