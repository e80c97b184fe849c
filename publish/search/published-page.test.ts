import { describe, expect, test } from "vitest";
import { listedPages, pageText, readPublishedPage } from "./published-page.ts";

const html = `<!DOCTYPE html><html><head><title>Prices &amp; plans | Gym</title>
<meta name="description" content="What it costs."><link rel="canonical" href="https://gym.example/pricing"></head>
<body><svg><title>A drawing</title></svg><script>"$80"</script><p>$<b>79</b> a week</p></body></html>`;

describe("a page of the build", () => {
	test("is known by title, description and its one address", () => {
		expect(readPublishedPage("/pricing", html)).toEqual({
			path: "/pricing",
			title: "Prices & plans | Gym",
			description: "What it costs.",
			canonical: "https://gym.example/pricing",
		});
	});

	test("says what stands in its body, without its scripts", () => {
		expect(pageText(html)).toContain("$79 a week");
		expect(pageText(html)).not.toContain("$80");
	});

	test("without an address of its own has none", () => {
		const page = readPublishedPage("/404", "<title>Not found</title>");
		expect(page.canonical).toBeUndefined();
	});
});

test("only pages that are their own address are listed, in order", () => {
	const page = (path: string, canonical?: string) => ({
		path,
		title: "",
		description: "",
		canonical,
	});
	const listed = listedPages(
		[
			page("/pricing", "https://gym.example/pricing"),
			page("/blog", "https://gym.example/fitness-tips"),
			page("/404"),
			page("/", "https://gym.example/"),
		],
		"https://gym.example",
	);
	expect(listed.map(({ path }) => path)).toEqual(["/", "/pricing"]);
});
