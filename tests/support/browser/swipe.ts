import type { Locator } from "@playwright/test";
import { boxOf } from "./box.ts";

export async function swipe(
	element: Locator,
	across: number,
	down: number,
): Promise<void> {
	const page = element.page();
	const box = await boxOf(element);
	const session = await page.context().newCDPSession(page);
	const x = box.x + box.width / 2;
	const y = box.y + box.height / 2;
	const touch = (
		type: "touchStart" | "touchMove" | "touchEnd",
		share: number,
	) =>
		session.send("Input.dispatchTouchEvent", {
			type,
			touchPoints:
				type === "touchEnd"
					? []
					: [{ x: x + across * share, y: y + down * share }],
		});
	await touch("touchStart", 0);
	// Browsers ignore the first small touch moves.
	for (let step = 1; step <= 20; step += 1) await touch("touchMove", step / 20);
	await touch("touchEnd", 1);
}
