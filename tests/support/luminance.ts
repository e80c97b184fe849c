import sharp from "sharp";

type Box = { x: number; y: number; width: number; height: number };
type Rgb = readonly [red: number, green: number, blue: number];

/** How light a color is, 0 to 1 (WCAG, relative luminance). */
export function luminance(color: Rgb): number {
	const [red, green, blue] = color.map((channel) => {
		const share = channel / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast of two luminances, 1 to 21. */
export function contrast(one: number, other: number): number {
	const [dark = 0, light = 0] = [one, other].toSorted((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/** The luminance of the lightest pixel of a screenshot within a box, whose edges may lie between pixels. */
export async function brightestIn(
	screenshot: Buffer,
	box: Box,
): Promise<number> {
	const image = sharp(screenshot).removeAlpha();
	const { width: wide, height: high } = await image.metadata();
	const left = Math.max(0, Math.floor(box.x));
	const top = Math.max(0, Math.floor(box.y));
	const { data } = await image
		.extract({
			left,
			top,
			width: Math.min(wide, Math.ceil(box.x + box.width)) - left,
			height: Math.min(high, Math.ceil(box.y + box.height)) - top,
		})
		.raw()
		.toBuffer({ resolveWithObject: true });
	let brightest = 0;
	for (let at = 0; at < data.length; at += 3) {
		const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
		brightest = Math.max(brightest, luminance([red, green, blue]));
	}
	return brightest;
}
