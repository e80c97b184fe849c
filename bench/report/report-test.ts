import type { Sample } from "../measure.ts";

export const none = {
	document: 0,
	css: 0,
	js: 0,
	fonts: 0,
	images: 0,
	other: 0,
};

export const visit: Sample = {
	fcp: 500,
	lcp: 800,
	bytesBeforeFcp: 14_000,
	blockingTime: 0,
	longestTask: 40,
	largest: "<img> https://localhost/hero.avif",
	cls: 0,
	bytesBeforeLcp: { ...none, document: 10_000, css: 9_000, images: 40_000 },
	bytes: { ...none, document: 10_000, css: 9_000, js: 120_000, images: 90_000 },
	scriptsBeforeLcp: [],
	thirdParty: [],
	navigation: 90,
	menuTap: 50,
	actionTap: 60,
};
