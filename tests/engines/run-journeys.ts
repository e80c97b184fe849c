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
import { createVisitor, type Journey, type Visitor } from "./visitor.ts";

/** Starts the browser once with scripts and once without. */
export function runJourneys(
	engine: Engine,
	journeys: readonly Journey[],
	origin = siteOrigin,
): void {
	for (const scripts of [true, false]) {
		const chosen = journeys.filter(
			({ isWithoutScript = false }) => isWithoutScript !== scripts,
		);
		if (chosen.length === 0) continue;
		describe.skipIf(!engine.isInstalled())(
			`${engine.name}${scripts ? "" : " without JavaScript"}`,
			() => {
				let visitor: Visitor;
				beforeAll(async () => {
					visitor = createVisitor(await engine.launch({ scripts }), origin);
				});
				afterAll(() => visitor?.browser.close());
				beforeEach(() => visitor.resetStorage());

				for (const { claim, at, go, expectedErrors = [] } of chosen)
					test(`${engine.name}, ${at.width} px: ${claim}`, async () => {
						await visitor.resize(at);
						await go(visitor);
						const errors = await visitor.browser.consoleErrors();
						expect(
							errors.filter(
								(error) =>
									!expectedErrors.some((expected) => expected.test(error)),
							),
						).toEqual([]);
					});
			},
		);
	}
}
