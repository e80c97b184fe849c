import { expect, test } from "vitest";
import { markChanges } from "./mark-changes.ts";

test("the element of a changed text is marked", () => {
	expect(
		markChanges(
			"<body><p>Gold <b>$89</b> a week</p></body>",
			"<body><p>Gold <b>$92</b> a week</p></body>",
		),
	).toBe("<body><p>Gold <b data-changed>$92</b> a week</p></body>");
});

test("a text after other elements marks the element around it", () => {
	expect(
		markChanges(
			"<li>At <time>9 AM</time><br/>with Ana</li>",
			"<li>At <time>9 AM</time><br/>with Gwen</li>",
		),
	).toBe("<li data-changed>At <time>9 AM</time><br/>with Gwen</li>");
});

test("an added element is marked and the elements after it are not", () => {
	expect(
		markChanges(
			"<ul><li>Rowing</li><li>Yoga</li></ul>",
			"<ul><li>Rowing</li><li>Boxing</li><li>Yoga</li></ul>",
		),
	).toBe("<ul><li>Rowing</li><li data-changed>Boxing</li><li>Yoga</li></ul>");
});

test("only the change is marked if it moves its entry", () => {
	const list = (...events: (readonly [string, string])[]) =>
		events
			.map(([name, day]) => `<li><b>${name}</b><i>${day}</i></li>`)
			.join("");
	expect(
		markChanges(
			list(["Open day", "May 1"], ["Swap", "June 1"]),
			list(["Swap", "June 1"], ["Open day", "July 4"]),
		),
	).toBe(
		list(["Swap", "June 1"], ["Open day", "July 4"]).replace(
			"<i>July",
			"<i data-changed>July",
		),
	);
});

test("a moved section is marked where it begins, though ids of other elements change", () => {
	const section = (name: string, id: number) =>
		`<section aria-labelledby="_${id}_"><h2>${name}</h2><p>Words on ${name}</p></section>`;
	expect(
		markChanges(
			section("Text", 1) + section("Prices", 2) + section("Questions", 3),
			section("Text", 1) + section("Questions", 4) + section("Prices", 5),
		),
	).toBe(
		section("Text", 1) +
			section("Questions", 4).replace("<h2", "<h2 data-changed") +
			section("Prices", 5),
	);
});

test("the element after a removed one is marked", () => {
	expect(
		markChanges(
			"<ul><li>Rowing</li><li>Boxing</li><li>Yoga</li></ul>",
			"<ul><li>Rowing</li><li>Yoga</li></ul>",
		),
	).toBe("<ul><li>Rowing</li><li data-changed>Yoga</li></ul>");
});

test("a changed picture is marked", () => {
	expect(markChanges('<p><img src="a"/></p>', '<p><img src="b"/></p>')).toBe(
		'<p><img data-changed src="b"/></p>',
	);
});

test("scripts and styles are neither marked nor read as elements", () => {
	const page = (price: number) =>
		`<p>Same</p><script>if (1 < ${price}) "<p>"</script>`;
	expect(markChanges(page(89), page(92))).toBe(page(92));
});
