import { expect, test } from "vitest";
import { textOf, textsIn } from "../support/built/built-pages.ts";
import { partAt, rowsOf } from "../support/built/page-parts.ts";

// Each row is a test; indented lines continue the row above. PLACE is a page ("/contact"), a
// section or heading of it ("/schedule#drop-in"), or its first element of a kind
// ("/thank-you-prolabs ol").

/** IDS | PLACE | texts that are there */
const texts = `
TIPS-06 | /fitness-tips#guidance | Want personalized guidance?
ROUTE-01 | /corporate | coached team session in Belltown
ROUTE-01 | /prolabs | studio rental for independent trainers
ROUTE-01 ROUTE-25 | / | in Belltown | Your first class is free
  | Racks, rowers and rings on your own clock. Members only. | Get your team off the chairs
  | Daytime floor rental for independent personal trainers
  | 7,000 square feet | busy professional | beginner | athlete
ROUTE-26 ABOUT-07 | /about#begin | Ready to Transform Your Fitness Journey | 90-minute class
ROUTE-28 CONT-01 | /contact | A coach replies within 24 hours
ROUTE-28 CORP-11 | /corporate#pricing | Within 24 hours
ABOUT-04 | /about#community | Community Events | Once a month we run a community workout
NF-01 | /not-found | Oops! Page not found
HOME-05 HOME-07 | /#hero | Seattle’s premier fitness experience | busy professionals | beginners
CORP-04 G-23 | /corporate#benefits | Two certified coaches for the whole session
  | The floor, all equipment, chalk | Scaling for every body in the room | A group photo by the rig
CORP-06 | /corporate#pricing | One price, up to 12 people | $500 per session
  | Each extra person, up to 24 $25 | A full floor of 24 $800
CORP-07 CORP-08 | /corporate#pricing | Healthy snacks $7 per person
  | Deposit, confirms your date 50% | Balance On event day
CORP-09 CORP-10 C-48 | /corporate#pricing | 60, 75 or 90 minutes
  | Travel and equipment fee, quoted separately | These prices are the base.
CORP-06 CORP-08 | /corporate#calculator | $500 for 12 people | Session, up to 12 people $500.00
  | Extra people: 0 $0.00 | Deposit, confirms your date $250.00 | Balance on event day $250.00
G-14 | /corporate#questions | $500 | $25 | $7 per person | 50% deposit | event day
  | 60, 75 or 90 minutes | travel and equipment fee separately | within 24 hours
PROLAB-02 | /prolabs#why | 7,000 sq ft floor | Monday to Friday, 8 AM to 5 PM | Daily cleaning
  | We carry commercial liability. You bring your own insurance and certificates.
PROLAB-06 C-57 | /prolabs#pricing | Trainer locker: $25/month, included with Monthly unlimited.
  | Reschedule free up to 12 hours ahead.
PROLAB-08 | /prolabs#steps | Proof of insurance and your certification.
G-15 C-49 | /prolabs#rules | 12 hours ahead | rack | chalk | waiver | Music | Wipe
  | ProLabs and members’ open gym run at the same hours on the same floor
G-15 C-49 | /prolabs#questions | 12 hours ahead | $25/month | no expiry
timeline of a class: | /group-classes#class | 0:00 | 0:15 | 0:45 | 1:15
NUTR-05 NUTR-07 | /nutrition-coaching#approach article | $49 per week
  | Weekly check-in with your coach | A shopping list, with swaps
  | One clear change at a time | Advice for training days and rest days
NUTR-07 | /pricing | $49 per week
OPEN-06 ENT-10 HOURS-03 C-03 C-14 | /open-gym#hours | except during classes
  | Mon – Fri 8:00 AM – 5:00 PM Saturday 8:00 – 9:00 AM Sunday Closed
OPEN-08 C-11 | /open-gym#benefits | for members with active memberships only
OPEN-08 GROUP-06 C-11 | /open-gym | Open gym is included with Silver and Gold at no extra cost.
OPEN-08 GROUP-06 C-11 | /group-classes | Open gym is included with Silver and Gold at no extra cost.
OPEN-08 GROUP-06 C-11 | /pricing#questions | Open gym is included with Silver and Gold at no extra cost.
PT-02 | /personal-training | Sixty-minute sessions
PT-02 | /personal-training#benefits | Length 60 minutes
PT-07 | /personal-training#benefits | $95 per session | One coach, 60 minutes
  | 5 sessions $450 ($90 each, save $25) | 10 sessions $850 ($85 each, save $100)
CONT-05 | /contact#details | Parking Paid street parking
CONT-07 G-25 | /contact#find-us | the door beside the roll-up is the one we use
  | 214 Foundry Way, Seattle, WA 98121
ENT-15 | /pricing#questions | Is the first class really free? | Yes. Your first class is free
PRICE-09 | /pricing#questions | 14 days’ notice | within the first 30 days | Punch cards never expire
  | Your first class is free, one full 90-minute class
EST-18 C-09 | /pricing#pricing-estimator | Recommended for 3 sessions a week: Silver $79 per week
  | Estimates for illustration, not medical or financial advice
  | Healthcare savings: $220 in 12 months
SCHED-10 HOURS-03 | /schedule#open-gym | except during classes
SCHED-10 | /schedule#drop-in | $35 per 90-minute session
  | Contact us first so we can confirm space
TERMS-01 C-18 | /terms | Last updated June 12, 2023
TERMS-02 | /terms#user-representations | at least 13 years old
TERMS-02 | /terms#contact | 214 Foundry Way, Seattle, WA 98121 | (206) 555-0142
  | hello@ironbell.example
PRIV-01 C-18 | /privacy | Last updated June 12, 2020
PRIV-02 PRIV-04 | /privacy#information-we-collect | names | phone numbers | email addresses
  | purchase history | passwords | stored by a card payment provider
PRIV-05 C-17 | /privacy#your-privacy-rights | no accounts on this website
  | review or change the information in it, or terminate it | hello@ironbell.example
PRIV-03 | /privacy#how-to-contact-us | hello@ironbell.example | Seattle, WA 98121
cookies, storage and pixels: | /privacy#cookies-and-what-your-browser-keeps | sets no cookies
  | the light or the dark look | advertising campaign | Advertising pixel
health data: | /privacy | My Health My Data Act
accessibility and its limits: | /accessibility | (WCAG) 2.2, level AA
  | What does not work well yet | (206) 555-0142 | hello@ironbell.example
TY-01 | /thank-you-free-class | A confirmation email and text were sent.
TY-02 | /thank-you-free-class ol | 60 seconds | Workout clothes, shoes and a water bottle.
TY-03 | /thank-you-free-class#expect | 90-minute coach-led class | max 16 people
TY-03 | /thank-you-free-class#place | Paid street parking
TY-05 | /thank-you-intro-call | A free 30-minute intro with a certified trainer.
TY-07 | /thank-you-intro-call ol | No prep, and no waiver beforehand.
TY-07 G-11 | /thank-you-intro-call#quote | know a lot about knees | Maggie Torvald
TY-08 | /thank-you-corporate | A custom quote comes by email within 24 hours.
TY-09 | /thank-you-corporate ol | Team size, preferred dates, requirements.
  | Pricing and open time slots
TY-12 | /thank-you-prolabs | We contact you within 24 hours to schedule the walk-through.
TY-13 | /thank-you-prolabs ol | Proof of insurance and your certificates
`;

/** IDS | PLACE | ELEMENTS | the texts of all such elements, in order */
const lists = `
HOME-01 | / | h1, h2 | Find Your Strength in Belltown | What Ironbell is | Pick your way in
  | Heard between sets | What you get for showing up | From the whiteboard
  | Your first class is free. Here is how it goes.
ABOUT-04 | /about | h2 | Our Mission | Our Community | Our Coaching Philosophy
  | Meet Our Expert Coaches | Ready to Transform Your Fitness Journey
  | Maren Okafor | Theo Lindqvist | Priya Vance
ABOUT-07 | /about#begin | h3 | Free Trial Class | 30-Min Consultation
PROG-01 C-41 ENT-08 | /programs#programs | h3, a | Group Classes | See group classes
  | Nutrition Coaching | See nutrition coaching | Personal Training | See personal training
  | Corporate Program | See the corporate program
  | Metabolic Health | Visit the program site (opens in a new tab) | Open Gym | See open gym
PROG-05 | /programs | h2 | All programs | Why choose us | Not sure which?
GROUP-02 | /group-classes#class | li | 15 min Dynamic warm-up | 30 min Skill and strength
  | 30 min Conditioning | 15 min Cool down and mobility
GROUP-04 | /group-classes#benefits | h3 | Expert coaching | Varied programming | Flexible schedule
  | Progress tracking
GROUP-05 HOURS-02 | /group-classes#week | tr | Days Class Time
  | Mon – Fri CrossFit-style Group Class 6:30 – 8:00 AM
  | Mon – Fri Strength & Conditioning 5:00 – 6:30 PM
  | Mon – Fri CrossFit-style Group Class 6:30 – 8:00 PM
  | Saturday CrossFit-style Group Class 9:00 – 10:30 AM
NUTR-02 G-22 | /nutrition-coaching#approach ul | h3 | Look at the cupboard | Change one thing
  | Check in weekly | Keep what works
NUTR-06 | /nutrition-coaching | blockquote | “Dinner used to come out of a vending machine, halfway
  through the shift. Now there’s soup in my bag. Priya only ever changed one thing at a time.”
  MOMarta OyelaranNight-shift nurse
OPEN-05 | /open-gym#benefits | h3 | Finish the lift you ran out of time for
  | Keep a program of your own | Train at an hour that suits you | Ask when you get stuck
OPEN-07 | /open-gym#hours | h3 | Put it back | Chalk stays in the bucket | Share the rack
  | Drop bumpers, not bells | Headphones in, head up
CONT-05 HOURS-01 | /contact#details dl | dt, li | Phone | Email | Address | Hours
  | Mon – Fri, 5:30 AM – 8:00 PM | Saturday, 8:00 AM – 10:30 AM | Sunday, closed
  | Parking | Listing
CONT-07 | /contact#find-us | h2 | Find Us
CONT-07 EMBED-06 | /contact#find-us | button | Load the map
by date: | /events | h2, time | The December community workout
  | Saturday, December 12, 2026, 11:00 AM – 12:30 PM | The year’s last lift
  | Thursday, December 31, 2026, 10:30 PM – 12:30 AM | Sixteen in January
  | Monday, January 4, 2027, 5:30 AM to Saturday, January 30, 2027, 10:30 AM
  | In your calendar | Never been on the floor?
CORP-02 C-29 ENT-03 | /corporate#hero | blockquote
  | “Our stand-up is quieter now because half of us are still sore. Best money we spent this quarter.”
  HSHelen SatoOperations lead
  | “Nobody was left out and nobody was shown off. That is hard to do with 22 engineers.”
  PLPete LindgrenEngineering manager
  | “Booked in a day, itinerary by email, snacks ready when we finished. Easy.”
  MVMarisol VanceOffice manager
CORP-12 C-29 ENT-03 | /corporate#teams | blockquote
  | “I watched our quietest analyst coach our loudest director through a deadlift. We still talk about
  it.” NHNoor HaddadHead of people, 19 guests
  | “Six of us swore we were not gym people. All six asked when we are going back.”
  GOGrant OkaforStudio director, 11 guests
CORP-03 CORP-04 G-23 | /corporate#benefits | h3 | Break down silos | Move and recharge
  | Unforgettable fun | Every session includes
CORP-05 ENT-15 G-23 | /corporate#itinerary | h2, th, td | A sample 75 minutes | Time | Activity
  | 0:00 | Welcome and check-in, water, meet the coaches | 0:05 | Warm-up game in pairs
  | 0:15 | Skill brief, two lifts, pick the teams | 0:30 | Team workout
  | 0:55 | Partner finisher, and the relay | 1:05 | Cool down and photo
  | 1:15 | Wrap-up, snacks, back to it
PROLAB-08 | /prolabs#steps | h3 | Book a walk-through | Submit your papers | Reserve online
PT-03 | /personal-training#journey | h3 | Initial consultation | Fitness assessment
  | Customized program design | Ongoing progress tracking
PT-04 C-16 | /personal-training#coaches | h3, p | Maren Okafor | Senior Coach
  | Maren writes programs for people whose week changes on a Tuesday, and rewrites them when it does.
  | Theo Lindqvist | Head Coach
  | Theo gives you one cue at a time and remembers what you lifted in March.
  | Priya Vance | Fitness Coach
  | Priya coaches the comeback, after an injury, a baby or ten years of meetings, with food that keeps
  up.
PT-06 | /personal-training#benefits | h2 | What changes
PT-06 | /personal-training#benefits | h3 | Form you can trust | A plan that fits | No guessing
  | Session details | Personal Training
SCHED-10 HOURS-03 | /schedule#open-gym | dd | 8:00 AM – 5:00 PM | 8:00 – 9:00 AM | Closed
EST-17 | /pricing#week | li | Training4.5 h | Television28 h | Phone24 h | Social media14 h
  | This plan$79 | Dining out$35 | Coffee$25
TERMS-02 G-16 | /terms | h2 | On this page | Intellectual property | User representations
  | Prohibited activities | Contributions | Submissions | Site management | Privacy | Contact
PRIV-02 PRIV-03 | /privacy | h2 | On this page | 1. Information we collect
  | 2. How we use your information | 3. Who we share information with
  | 4. Cookies and what your browser keeps | 5. How long we keep information
  | 6. How we keep information safe | 7. Your privacy rights | 8. Data breaches
  | 9. Do-Not-Track and Global Privacy Control | 10. California privacy rights
  | 11. Changes to this policy | 12. How to contact us
landing page: | /comeback | h2 | The bar will still be here | How we start again
  | What a member says | Come and look around | When you want to stay
  | Asked by people who’ve been away | Still not sure?
TY-02 | /thank-you-free-class ol | h2 | Sign the digital waiver | Arrive 10 minutes early
  | Bring three things
TY-07 | /thank-you-intro-call ol | h2 | A gym tour | A chat about goals | A simple movement screen
TY-09 | /thank-you-corporate ol | h2 | We review your request | You get your quote | You book
TY-10 C-04 | /thank-you-corporate#suits | p | Teams of 8-30 people, in 60-90 minute sessions. Up to
  24 people train in one session; a team of 25 to 30 runs as two sessions on a custom quote.
TY-13 | /thank-you-prolabs ol | h2 | We call or email | You gather your papers | You walk the floor
`;

test.each(rowsOf(texts))("%s %s contains %s", (_, place = "", ...expected) => {
	const partText = textOf(partAt(place));
	for (const text of expected) expect(partText).toContain(text);
});

test.each(rowsOf(lists))(
	"%s %s contains exactly these %s: %s, …",
	(_, place = "", names = "", ...expected) => {
		expect(textsIn(partAt(place), names)).toEqual(expected);
	},
);
