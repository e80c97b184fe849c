import { expect, onTestFinished, test, vi } from "vitest";
import {
	campaignParams,
	rememberCampaign,
	rememberedCampaign,
	rememberLandingPage,
	withParams,
} from "./campaign.ts";
import { clickIds } from "./campaign-names.ts";

test.each([
	[
		"everything else in the query is left out",
		"?utm_source=maps&utm_campaign=fall&gclid=a1&fbclid=b2&email=x@y.example&q=1",
		{ utm_source: "maps", utm_campaign: "fall", gclid: "a1", fbclid: "b2" },
	],
	["empty values are left out", "?utm_source=&gclid=a1", { gclid: "a1" }],
	[
		"values over 200 characters are left out",
		`?utm_term=${"x".repeat(201)}`,
		{},
	],
	["a click id over 1,000 characters", `?gclid=${"x".repeat(1001)}`, {}],
	["names that only look like a click id", "?GCLID=a&gclid2=b&sccid=c", {}],
	["a referrer over 200 characters is left out", `?ref=${"x".repeat(201)}`, {}],
	["a referrer without letters is left out", "?ref=%20%E2%9C%93", {}],
	[
		"the last of two equal names counts",
		"?utm_source=a&utm_source=b",
		{ utm_source: "b" },
	],
])("campaign parameters are kept: %s", (_rule, search, kept) => {
	expect(campaignParams(search)).toEqual(kept);
});

test.each(clickIds)("the click id %s is kept", (name) => {
	const value = `${"aZ09-_.".repeat(142)}aZ09-_`;
	expect(value).toHaveLength(1000);
	expect(campaignParams(`?${name}=${value}`)).toEqual({ [name]: value });
});

test("parameters that would make the query longer than 7,000 characters are left out", () => {
	const search = clickIds
		.map((name) => `${name}=${"x".repeat(1000)}`)
		.join("&");
	const kept = campaignParams(`?${search}&utm_source=maps`);
	expect(Object.keys(kept)).toEqual([...clickIds.slice(0, 6), "utm_source"]);
});

test.each([
	["maren-2", "maren-2"],
	["José R.", "JoseR"],
	["<script>alert(1)</script>", "scriptalert1script"],
	["ada@sample.example", "adasampleexample"],
	["a&utm_source=b", "autmsourceb"],
])("a friend's name is letters, digits and hyphens: %s", (given, carried) => {
	const search = `?${new URLSearchParams({ ref: given, utm_source: "maps" })}`;
	expect(campaignParams(search)).toEqual({ ref: carried, utm_source: "maps" });
});

test("parameters join an address without replacing its own", () => {
	expect(
		withParams("https://a.example/widget/1?utm_source=own", {
			utm_source: "x",
			gclid: "c d",
		}),
	).toBe("https://a.example/widget/1?utm_source=own&gclid=c+d");
});

/** Replaces sessionStorage with an empty one and returns the map that contains its values. */
function emptyStorage(): ReadonlyMap<string, string> {
	const kept = new Map<string, string>();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
	});
	onTestFinished(() => void vi.unstubAllGlobals());
	return kept;
}

test.each([...clickIds, "ref", "utm_source"])(
	"%s is remembered for the visit",
	(name) => {
		emptyStorage();
		rememberCampaign(`?${name}=a1`);
		expect(rememberedCampaign("")).toEqual({ [name]: "a1" });
	},
);

test("nothing but campaign parameters is stored", () => {
	const kept = emptyStorage();
	rememberCampaign("?email=x@y.example&user_id=7&day=monday&utm_source=maps");
	rememberCampaign("?day=friday");
	expect([...kept.values()]).toEqual(["utm_source=maps\n"]);
});

test("a campaign whose values are refused leaves the one before", () => {
	emptyStorage();
	rememberCampaign("?utm_source=maps");
	rememberCampaign("?utm_source=");
	rememberCampaign(`?utm_term=${"x".repeat(201)}`);
	expect(rememberedCampaign("")).toEqual({ utm_source: "maps" });
});

test("a landing page is a campaign of its name, unless the visitor came with one", () => {
	emptyStorage();
	rememberCampaign("?ref=ada");
	expect(rememberedCampaign("")).toEqual({ ref: "ada" });
	rememberLandingPage("comeback");
	expect(rememberedCampaign("")).toEqual({
		utm_campaign: "comeback",
		ref: "ada",
	});
	rememberCampaign("?utm_campaign=mail");
	expect(rememberedCampaign("")).toEqual({ utm_campaign: "mail" });
});
