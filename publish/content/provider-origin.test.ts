import { expect, test } from "vitest";
import { second } from "./content-test.ts";
import { withProviderOrigin } from "./provider-origin.ts";

const sandbox = "http://localhost:4174";
const content = second.content();

test("without an origin every provider stays where it is", () => {
	expect(withProviderOrigin(content, undefined)).toBe(content);
	expect(withProviderOrigin(content, "")).toBe(content);
});

test("with one frames, script, schedule, pictures, store, waiver and the metabolic program move there and keep their paths", () => {
	const { integrations } = withProviderOrigin(content, sandbox);
	expect(integrations).toMatchObject({
		frames: {
			freeTrial: {
				url: `${sandbox}/widget/booking/free-trial-class`,
				thankYou: "/thank-you-free-class",
			},
			map: { url: `${sandbox}/map/embed` },
			video: { url: `${sandbox}/embed` },
		},
		formEmbedScript: `${sandbox}/js/form_embed.js`,
		gymManagement: `${sandbox}/open/calendar`,
		imageStorage: [sandbox],
		links: {
			metabolicProgram: `${sandbox}/metabolic`,
			store: `${sandbox}/store`,
			waiver: `${sandbox}/waiver`,
		},
	});
	// Only links to public platforms still lead outside.
	const outside = JSON.stringify(integrations).match(/https:\/\/[^/"]+/g);
	expect(new Set(outside)).toEqual(
		new Set(["https://www.google.com", "https://maps.apple.com"]),
	);
});

test("queries are kept, and no script stays no script", () => {
	const { integrations } = content;
	const moved = withProviderOrigin(
		{
			...content,
			integrations: {
				...integrations,
				formEmbedScript: "",
				gymManagement: "https://a.example/?framed=1",
			},
		},
		sandbox,
	);
	expect(moved.integrations.formEmbedScript).toBe("");
	expect(moved.integrations.gymManagement).toBe(`${sandbox}/?framed=1`);
});

test("stored pictures of galleries move with their storage, those from elsewhere stay and are left out", () => {
	const { groupClasses } = content.pages;
	const gallery = (host: string) => ({
		title: "Floor",
		images: [{ original: `${host}/a.jpg`, alt: "A floor" }],
	});
	const moved = (host: string) =>
		withProviderOrigin(
			{
				...content,
				pages: {
					...content.pages,
					groupClasses: { ...groupClasses, gallery: gallery(host) },
				},
			},
			sandbox,
		).pages.groupClasses.gallery;
	expect(moved("https://images.harborlane.example")).toEqual(gallery(sandbox));
	expect(moved("https://elsewhere.example")).toEqual(
		gallery("https://elsewhere.example"),
	);
});

test("all the rest of the content stays as it is", () => {
	const {
		integrations: _,
		pages,
		articles: __,
		...rest
	} = withProviderOrigin(content, sandbox);
	const {
		integrations: ___,
		pages: pagesBefore,
		articles: ____,
		...before
	} = content;
	expect(rest).toEqual(before);
	const { groupClasses } = pages;
	expect(pages).toEqual({ ...pagesBefore, groupClasses });
});

test("and the pictures of articles that lie on the storage", () => {
	const { articles } = withProviderOrigin(content, sandbox);
	expect(articles.map(({ photo }) => photo)).toContainEqual(
		expect.objectContaining({ address: `${sandbox}/yard.jpg` }),
	);
});
