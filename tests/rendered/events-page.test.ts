import { expect, test } from "vitest";
import { textOf } from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";

test("a canceled event is marked on the page and in the structured data", () => {
	const page = renderedPage("/events");
	const events = page.all('li[data-until]:not([data-until=""])');
	expect(events.map((event) => / Canceled /.test(textOf(event)))).toEqual([
		false,
		false,
		true,
	]);
	expect(page.html.match(/schema.org\/EventCancelled/g)).toHaveLength(1);
});
