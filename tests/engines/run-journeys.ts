import {
	afterAll,
	beforeAll,
	beforeEach,
	describe,
	expect,
	test,
} from "vitest";
import { siteOrigin } from "../support/sites/sites.ts";
import type { Engine } from "./browser.ts";
import { journeys } from "./journeys.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

/** Starts the browser once with scripts and once without. */
export function runJourneys(engine: Engine, origin = siteOrigin): void {
	for (const scripts of [true, false])
		describe.skipIf(!engine.isHere())(
			`${engine.name}${scripts ? "" : " without JavaScript"}`,
			() => {
				let visitor: Visitor;
				beforeAll(async () => {
					visitor = createVisitor(await engine.launch({ scripts }), origin);
				});
				afterAll(() => visitor?.browser.close());
				beforeEach(() => visitor.resetStorage());

				for (const { claim, at, isWithoutScript, go } of journeys)
					if (scripts !== (isWithoutScript ?? false))
						test(`${engine.name}, ${at.width} px: ${claim}`, async () => {
							await visitor.resize(at);
							await go(visitor);
							expect(await visitor.browser.consoleErrors()).toEqual([]);
						});
			},
		);
}
