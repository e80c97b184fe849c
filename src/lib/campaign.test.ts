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
		"other parameters are dropped",
		"?utm_source=maps&utm_campaign=fall&gclid=a1&fbclid=b2&email=x@y.example&q=1",
		{ utm_source: "maps", utm_campaign: "fall", gclid: "a1", fbclid: "b2" },
	],
	["empty values are dropped", "?utm_source=&gclid=a1", { gclid: "a1" }],
	[
		"values over 200 characters are dropped",
		`?utm_term=${"x".repeat(201)}`,
		{},
	],
	[
		"a click id over 1,000 characters is dropped",
		`?gclid=${"x".repeat(1001)}`,
		{},
	],
	[
		"names that resemble click ids are dropped",
		"?GCLID=a&gclid2=b&sccid=c",
		{},
	],
	["a ref over 200 characters is dropped", `?ref=${"x".repeat(201)}`, {}],
	["a ref without letters or digits is dropped", "?ref=%20%E2%9C%93", {}],
	[
		"the last of two parameters with the same name is kept",
		"?utm_source=a&utm_source=b",
		{ utm_source: "b" },
	],
])("campaign parameters of a query: %s", (_rule, search, kept) => {
	expect(campaignParams(search)).toEqual(kept);
});

test("parameters that would make the query longer than 7,000 characters are dropped", () => {
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
])(
	"the ref parameter is reduced to letters, digits and hyphens: %s",
	(given, carried) => {
		const search = `?${new URLSearchParams({ ref: given, utm_source: "maps" })}`;
		expect(campaignParams(search)).toEqual({
			ref: carried,
			utm_source: "maps",
		});
	},
);

test("parameters are added to a URL without replacing its own", () => {
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

test.each(clickIds)(
	"the click id %s is remembered for the visit with 1,000 characters",
	(name) => {
		emptyStorage();
		const value = `${"aZ09-_.".repeat(142)}aZ09-_`;
		expect(value).toHaveLength(1000);
		rememberCampaign(`?${name}=${value}`);
		expect(rememberedCampaign("")).toEqual({ [name]: value });
	},
);

test("only campaign parameters are stored", () => {
	const kept = emptyStorage();
	rememberCampaign("?email=x@y.example&user_id=7&day=monday&utm_source=maps");
	rememberCampaign("?day=friday");
	expect([...kept.values()]).toEqual(["utm_source=maps\n"]);
});

test("a campaign with only invalid values does not replace the earlier one", () => {
	emptyStorage();
	rememberCampaign("?utm_source=maps");
	rememberCampaign("?utm_source=");
	rememberCampaign(`?utm_term=${"x".repeat(201)}`);
	expect(rememberedCampaign("")).toEqual({ utm_source: "maps" });
});

test("the name of a landing page is the campaign unless the visitor has another one", () => {
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
