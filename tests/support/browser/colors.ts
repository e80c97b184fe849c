import type { Locator } from "@playwright/test";

export function paintedColor(
	locator: Locator,
	property: "color" | "background-color" | "border-bottom-color",
): Promise<{ lightness: number; opacity: number }> {
	return locator.evaluate((element, name) => {
		const canvas = document.createElement("canvas").getContext("2d");
		if (!canvas) throw new Error("This browser has no canvas");
		canvas.fillStyle = getComputedStyle(element).getPropertyValue(name);
		canvas.fillRect(0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(
			0,
			0,
			1,
			1,
		).data;
		return { lightness: (red + green + blue) / 3, opacity: alpha / 255 };
	}, property);
}
