import { describe, expect, test } from "vitest";
import { primaryDialogIds } from "#booking/header-variant.ts";
import { createImages } from "#model/pictures/pictures.ts";
import { dialogsView } from "#model/views/page-parts.ts";
import { siteView } from "#model/views/site.ts";
import {
	expectProblemIn,
	frozen,
	problemCases,
	second,
} from "../../../tests/support/gyms.ts";
import { pageAt } from "../pages.ts";
import { landingPageProps } from "./landing-props.ts";

const page = (frozen.texts.get("landing/comeback.yaml") ?? "").replace(
	"people: [colleen]",
	"people: [one]",
);

const withPage = (text = page, name = "summer.yaml") =>
	second.withFile(`landing/${name}`, text);

function read(gym = withPage()) {
	const content = gym.content();
	const images = createImages(content.images);
	const file = content.landing.find(({ slug }) => slug === "summer");
	const page = file && landingPageProps(content, images, file);
	return {
		page,
		head: pageAt("/summer", content)?.head(content),
		dialogs: dialogsView(content, page ?? {}, primaryDialogIds.default),
		site: siteView(content, images),
	};
}

test("a landing file becomes an indexed page with its own URL and its sections in order", () => {
	const questions =
		"  - band: questions\n    title: Why\n    list:\n      - question: Why?\n        answer: Why not.\n";
	const { page: props, head } = read(
		withPage(page.replace("  - band: callToAction", `${questions}\n$&`)),
	);
	expect(head?.canonical).toBe("https://harborlane.example/summer");
	expect(head?.noindex).toBe(false);
	// The events section is omitted, because there are no events.
	expect(props?.bands.map(({ id }) => id)).toEqual([
		"text",
		"points",
		"quotes",
		"plans",
		"questions",
		"questions-2",
		"closing",
	]);
});

test("a landing page contains each dialog that its buttons and plans open once", () => {
	const { dialogs } = read(
		withPage(page.replaceAll("opens: consultation", "opens: prolabsRequest")),
	);
	expect(dialogs.map(({ dialogId }) => dialogId).toSorted()).toEqual([
		"consultation",
		"prolabs-request",
	]);
});

test("the menu and the footer link to a landing page only if its file has a menu label", () => {
	const link = { label: "Coming Back", href: "/summer", isExternal: false };
	const { site } = read();
	expect(site.landing).toEqual([link]);
	expect(site.footerGroups[0]?.links).toContainEqual(link);
	const { site: siteWithoutMenu } = read(
		withPage(page.replace("menu: Coming Back\n", "")),
	);
	expect(siteWithoutMenu.landing).toEqual([]);
	expect(JSON.stringify(siteWithoutMenu.footerGroups)).not.toContain("/summer");
});

describe("the build reports the file and line of", () => {
	test.each(
		problemCases(String.raw`
	a section of an unknown type
	- band: quotes
	+ band: poem
	content/landing/summer.yaml:47 bands[2].band: expected a section: text, points, plans, quotes, gallery, questions, events, callToAction, got "poem"

	a field of another section type
	- band: plans\n
	+ band: plans\n    people: [one]\n
	content/landing/summer.yaml:56 bands[4].people: expected no field of this name, got ["one"]

	a second prices section
	- band: events
	+ band: plans
	content/landing/summer.yaml:55 bands[4].band: expected no other section of this kind on the page, got "plans"
`),
	)("$name", (problemCase) => expectProblemIn(withPage(), problemCase));
});

test.each(["pricing", "events", "blog", "fitness-tips", "not-found", "assets"])(
	"a landing page at the address /%s, which is taken, is reported",
	(slug) => {
		expect(withPage(page, `${slug}.yaml`).problems()).toEqual([
			`content/landing/${slug}.yaml: expected an address of its own, got /${slug}, which is taken`,
		]);
	},
);
