import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Measurement, PrivacyControl } from "./no-measurement.tsx";

test("G-10 without a pixel in the content nobody is asked and nothing is offered", () => {
	expect(renderToStaticMarkup(<Measurement />)).toBe("");
	expect(renderToStaticMarkup(<PrivacyControl />)).toBe("");
});
