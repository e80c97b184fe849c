import { describe, expect, test } from "vitest";
import { second } from "../../publish/content/content-test.ts";
import { createPicturePipeline } from "../pictures/pictures.ts";
import { shellView } from "./shell.ts";

const content = second.content();
const shell = shellView(content, createPicturePipeline(content.images));

test("the mark comes as paths, the icon as a file", () => {
	expect(shell.mark).toEqual({
		viewBox: "0 0 10 10",
		paths: [{ d: "M1 1H9V9H1Z", evenOdd: false }],
	});
	expect(shell.favicon).toMatch(/^\/images\/mark-[0-9a-f]{8}\.svg$/);
});

describe("links", () => {
	test("of the bar: pages as they are, the store by its address, programs with their notes", () => {
		const named = (label: string) =>
			shell.bar.find((row) => row.label === label);
		expect(named("Schedule")).toEqual({
			label: "Schedule",
			href: "/schedule",
			isExternal: false,
		});
		expect(named("Store")).toEqual({
			label: "Store",
			href: "https://store.harborlane.example/store",
			isExternal: true,
		});
		expect(named("Programs")).toMatchObject({
			programs: expect.arrayContaining([
				{
					label: "Metabolic Health",
					href: "https://metabolic.harborlane.example/metabolic",
					isExternal: true,
					note: "Opens our program site in a new tab",
				},
				{
					label: "Group Classes",
					href: "/group-classes",
					isExternal: false,
					note: "Coached, 75 minutes, Monday and Wednesday",
				},
			]),
		});
	});

	test("of the landing pages: anchors stay anchors, a row may open a dialog", () => {
		expect(shell.modes.prolabs.menu).toEqual([
			{ label: "Home", href: "/", isExternal: false },
			{ label: "Pricing", href: "#pricing", isExternal: false },
			{
				label: "Store",
				href: "https://store.harborlane.example/store",
				isExternal: true,
			},
			{ label: "Contact", opens: "prolabsRequest" },
		]);
	});
});

describe("EMBED-07 the origins that browsers look up early", () => {
	test("do not name a script that is not configured", () => {
		const integrations = {
			...content.integrations,
			formEmbedScript: "https://scripts.example/a.js",
		};
		const hints = (formEmbedScript: string) =>
			shellView(
				{ ...content, integrations: { ...integrations, formEmbedScript } },
				createPicturePipeline(content.images),
			).hintedOrigins;
		expect(hints("https://scripts.example/a.js")).toContain(
			"https://scripts.example",
		);
		expect(hints("")).toHaveLength(5);
	});
});
