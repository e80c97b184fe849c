import { expect, test } from "vitest";
import { campaignParams, withParams } from "./campaign.ts";

test("campaign parameters are kept, everything else in the query is not", () => {
	expect(
		campaignParams(
			"?utm_source=maps&utm_campaign=fall&gclid=a1&fbclid=b2&email=x@y.example&q=1",
		),
	).toEqual({
		utm_source: "maps",
		utm_campaign: "fall",
		gclid: "a1",
		fbclid: "b2",
	});
});

test("empty and overlong values are left out", () => {
	expect(campaignParams(`?utm_source=&utm_term=${"x".repeat(201)}`)).toEqual(
		{},
	);
});

test("the last of two equal names counts", () => {
	expect(campaignParams("?utm_source=a&utm_source=b")).toEqual({
		utm_source: "b",
	});
});

test("parameters join an address without replacing its own", () => {
	expect(
		withParams("https://a.example/widget/1?utm_source=own", {
			utm_source: "x",
			gclid: "c d",
		}),
	).toBe("https://a.example/widget/1?utm_source=own&gclid=c+d");
});
