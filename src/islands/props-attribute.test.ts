import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { propsAttribute, propsOf } from "./props-attribute.ts";

test("the props of an island stay the same in its data-props attribute", () => {
	const props = { text: "\" ` \\ ' </script> “é”", list: [1, null] };
	const element = { dataset: { props: propsAttribute(props) } };
	expect(propsOf(element as unknown as HTMLElement)).toEqual(props);
});

test("data-props contains no escaped quotes, which would make pages larger", () => {
	const attributes = { "data-props": propsAttribute({ label: "Book" }) };
	expect(renderToStaticMarkup(createElement("div", attributes))).toBe(
		'<div data-props="{`label`:`Book`}"></div>',
	);
});
