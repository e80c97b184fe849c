import { rows } from "./rows.ts";

/** A small change that violates a row of docs/requirements.md, and the test that must fail. */
export type Mutation = {
	/** The row's id, which is in the test's title. */
	id: string;
	file: string;
	/** Must occur exactly once in the file. */
	from: string;
	to: string;
	test: string;
};

/**
 * One mutation for each of 60 requirements, in the order of docs/requirements.md. The 60 are a
 * random sample that can be verified: of the 328 requirements on 2026-11-28, they have the smallest
 * SHA-256 of "ironbell ID", such as "ironbell NAV-03".
 *
 * The first line has the id, the changed file and, if docs/requirements.md names several tests for
 * the id, the test that must fail. Then come the old text (-) and the new text (+), with `\n` and
 * `\t` for line breaks and tabs.
 */
const blocks = String.raw`
ROUTE-05 src/pages/pages.ts
- import("./programs/programs.tsx")).ProgramsPage,\n\t\tprops: programsPageProps,
+ import("./not-found/not-found.tsx")).NotFoundPage,\n\t\tprops: ({ pages }) => pages.notFound,

ROUTE-08 src/pages/pages.ts
- import("./nutrition-coaching/nutrition-coaching.tsx"))\n\t\t\t\t.NutritionCoachingPage,\n\t\tprops: nutritionCoachingPageProps,
+ import("./personal-training/personal-training.tsx")).PersonalTrainingPage,\n\t\tprops: personalTrainingPageProps,

ROUTE-18 src/pages/pages.ts
- legalPageProps(content, name),
+ legalPageProps(content, "privacy"),

ROUTE-26 src/shell/header/site-header.tsx tests/rendered/page-actions.test.ts
- opens={primaryDialogIds[headerVariant]}
+ opens={primaryDialogIds.default}

NAV-03 src/shell/header/programs-menu.ts
- element.addEventListener("pointerenter", setByMouse(true));
+

NAV-08 src/ui/dialog/dialog.module.css
- margin: 0 0 0 auto;
+ margin: 0 auto 0 0;

NAV-09 src/shell/menu/menu-sheet.tsx
- description={labels.subtitle}
+

NAV-13 src/shell/header/site-header.module.css
- border-bottom: 1px solid transparent;
+ border-bottom: 1px solid var(--color-line);

NAV-16 src/shell/header/site-header.tsx
- \t\t\t\t\t<ThemeToggle />\n
+

FOOT-03 src/shell/footer/site-footer.tsx
- <SocialLinks social={site.social} />
+

HOME-01 src/pages/home/home.tsx
- <Testimonials testimonials={testimonials} />\n\t\t\t<Benefits benefits={benefits} />
+ <Benefits benefits={benefits} />\n\t\t\t<Testimonials testimonials={testimonials} />

HOME-09 src/pages/home/home-hero.tsx
- href="/pricing"
+ href="/programs"

CONT-01 src/pages/contact/contact.tsx tests/rendered/facts.test.ts
- <p className="lead">{lead}</p>
+

CONT-05 src/pages/contact/contact-details.tsx tests/rendered/facts.test.ts
- <Row name={details.parking}>{gym.parkingNote}</Row>
+

CONT-07 src/pages/contact/contact.tsx tests/rendered/facts.test.ts
- component={MapFrame}
+ component={() => null}

NF-02 src/shell/not-found.ts
- console.warn(\`Page not found: 
+ console.warn(\`Missing: 

GROUP-07 tests/support/content-2026-11/pages/group-classes.yaml
- label: See the schedule\n    to: /schedule
+ label: See the schedule\n    to: /pricing

NUTR-01 src/pages/nutrition-coaching/nutrition-coaching.tsx
- <PageHero hero={hero} />
+

OPEN-04 src/pages/open-gym/open-gym.tsx
- <Gallery id="gallery" gallery={gallery} />
+

OPEN-06 src/pages/open-gym/open-gym-props.ts tests/rendered/facts.test.ts
- rows: openGymHours(content),
+ rows: openGymHours(content).slice(1),

PRICE-05 model/views/plans.ts
- sessions * pricePerSession - price
+ price - sessions * pricePerSession

PRICE-10 src/estimator/estimate.ts
- price: pricePerSession, per:
+ price: priceOf(10, rates.punchCards), per:

PRICE-11 src/sections/questions.tsx
- href="/contact"
+ href="/about"

EST-01 src/estimator/estimator-form.tsx
- options={sizes(rates.packages)}
+ options={[]}

EST-10 src/estimator/estimate.ts
- : perSession * sessionsPerWeek;
+ : perSession * choices.punchCardSize;

EST-17 src/estimator/week-chart.tsx
- \t\t...options.dollarsPerWeek,\n
+

ABOUT-01 src/sections/page-hero.tsx
- hero.headline.map(
+ hero.headline.slice(0, 1).map(

ABOUT-07 src/pages/about/about.tsx tests/rendered/page-actions.test.ts
- <Button opens={primaryDialogIds.default}>
+ <Button opens={consultation.dialogId}>

ART-01 src/pages/article/article-header.tsx
- <span>{author}</span>
+

ART-02 src/pages/article/article-props.ts
- if (video) {
+ if (video && !photo) {

ART-04 src/pages/article/article-body.tsx
- href={service.href}
+ href="/programs"

ART-05 src/islands/page/back-links.ts
- history.back();
+ location.assign(link.href);

PRIV-05 tests/support/content-2026-11/pages/privacy.md
- , or terminate it: in
+ : in

TY-02 src/pages/thank-you/thank-you.tsx tests/rendered/link-addresses.test.ts
- position === 0 ? { ...step, more: firstAction } : step
+ position === 0 ? step : step

TY-04 src/document/page-tags.tsx
- {head.noindex && <meta name="robots" content="noindex" />}
+

TY-07 src/pages/thank-you/thank-you-intro-call.tsx tests/rendered/link-addresses.test.ts
- {late.action}
+

TY-11 src/pages/thank-you/thank-you-corporate.tsx
- href="/contact"
+ href="/"

PROLAB-06 src/pages/prolabs/rental-plans.tsx
- {plans.note}
+

PROLAB-07 src/pages/prolabs/rental-plans.tsx tests/e2e/pages/prolabs.test.ts
- onClick={() => setSelected(id)}
+ onClick={() => setSelected(plans.defaultPlanId)}

PROLAB-09 src/pages/prolabs/prolabs.tsx
- <Accordion name="questions" items
+ <Accordion name="rules" items

PROLAB-12 src/islands/page/failed-pictures.ts
- console.warn(\`The hero image failed
+ console.debug(\`The hero image failed

CORP-02 src/pages/corporate/corporate.tsx tests/rendered/facts.test.ts
- <TestimonialList people={testimonials.people} />
+ <TestimonialList people={testimonials.people.slice(1)} />

CORP-05 src/pages/corporate/corporate.tsx tests/rendered/facts.test.ts
- itinerary.rows.map(
+ itinerary.rows.slice(1).map(

CORP-06 src/quote/team-quote.ts src/quote/team-quote.test.ts
- Math.max(people - rates.includedPeople, 0)
+ Math.max(people - rates.includedPeople + 1, 0)

CORP-10 tests/support/content-2026-11/pages/corporate.yaml
- value: Travel and equipment fee, quoted separately
+ value: Included in the price

ENT-08 src/pages/programs/programs.tsx tests/rendered/programs-page.test.ts
- <Picture picture={card.photo} />
+

ENT-14 src/estimator/estimator-form.tsx
- options={rules.months.map((months) => ({
+ options={rules.months.slice(1).map((months) => ({

ENT-17 model/schema/article.ts
- .meta({ title: "Picture" })
+ .optional().meta({ title: "Picture" })

DLG-11 src/booking/frame.module.css
- iframe {\n\topacity: 0;
+ iframe {\n\topacity: 0.5;

DLG-14 src/pages/about/about.tsx tests/rendered/about-page.test.ts
- opens={coach.dialogId}
+ opens={list[0]?.dialogId}

DLG-15 src/ui/dialog/alert-dialog.tsx src/ui/dialog/alert-dialog.test.tsx
- closedby="closerequest"
+ closedby="any"

IMG-03 src/document/page-tags.tsx tests/rendered/home-page.test.ts
- media={media}
+

EMBED-02 src/pages/contact/contact-props.ts
- url: integrations.frames.contactForm.url,
+ url: integrations.frames.map.url,

EMBED-05 src/schedule/week/live-schedule-view.tsx
- height="1100"
+ height="900"

CONST-02 src/pages/corporate/corporate.tsx
- intervalMs={corporateCarouselIntervalMs}
+ intervalMs={8000}

CONST-05 model/rules/owner-warnings.ts
- text === typed || 
+

SEO-02 publish/seo/structured-data/structured-data.ts
- ...(path === "/" ? [gym(context), webSite(content)] : []),
+

HOURS-02 src/schedule/week/class-blocks.ts tests/rendered/facts.test.ts
- collectedDays.includes(day) || days.includes(day)
+ days.includes(day)

HOURS-03 src/pages/schedule/schedule-props.ts tests/rendered/facts.test.ts
- hours: openGymHours(content),
+ hours: openGymHours(content).slice(0, 1),

HOURS-04 model/rules/schedule/schedule-rules.ts
- opens <= start && end <= closes
+ opens <= start
`;

export const mutations: readonly Mutation[] = blocks
	.trim()
	.split("\n\n")
	.map((block) => {
		const [head = "", from, to] = block.split("\n");
		const [id = "", file = "", test = proofOf(id)] = head.split(" ");
		return { id, file, from: textOf(from), to: textOf(to), test };
	});

function proofOf(id: string): string {
	const files = rows.find((row) => row.id === id)?.files ?? [];
	if (files.length !== 1) throw new Error(`Name one of the tests of ${id}`);
	return files.join();
}

function textOf(line = ""): string {
	return line
		.slice(2)
		.replaceAll("\\n", "\n")
		.replaceAll("\\t", "\t")
		.replaceAll("\\`", "`");
}
