import { expect, test } from "vitest";
import { second } from "../../tests/support/gyms.ts";
import { withProviderOrigin } from "./provider-origin.ts";

const sandbox = "http://localhost:4174";
const content = second.content();

test("withProviderOrigin replaces the origin of all provider URLs, but keeps their paths", () => {
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
	// Only links to public platforms remain external.
	const outside = JSON.stringify(integrations).match(/https:\/\/[^/"]+/g);
	expect(new Set(outside)).toEqual(
		new Set(["https://www.google.com", "https://maps.apple.com"]),
	);
});

test("withProviderOrigin moves gallery pictures of the image storage, but of no other host", () => {
	const { groupClasses } = content.pages;
	const gallery = (host: string) => ({
		title: "Floor",
		images: [{ original: `${host}/a.jpg`, alt: "A floor" }],
	});
	const galleryAfter = (host: string) =>
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
	expect(galleryAfter("https://images.harborlane.example")).toEqual(
		gallery(sandbox),
	);
	expect(galleryAfter("https://elsewhere.example")).toEqual(
		gallery("https://elsewhere.example"),
	);
});
