import sharp from "sharp";

type Box = { x: number; y: number; width: number; height: number };
type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Maps a channel of an sRGB color (0 to 255) to linear light (0 to 1). A table, because a
 * screenshot needs a million conversions.
 */
const lights = Array.from({ length: 256 }, (_, channel) => {
	const share = channel / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

export function luminance(color: Rgb): number {
	const [red, green, blue] = color.map((channel) => lights[channel]);
	return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

export function contrast(one: number, other: number): number {
	const [dark = 0, light = 0] = [one, other].toSorted((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

export async function readLight(
	screenshot: Buffer,
): Promise<(box: Box) => { lightest: number; darkest: number }> {
	const { data, info } = await sharp(screenshot)
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return (box) => {
		const left = Math.max(0, Math.floor(box.x));
		const right = Math.min(info.width, Math.ceil(box.x + box.width));
		const top = Math.max(0, Math.floor(box.y));
		const bottom = Math.min(info.height, Math.ceil(box.y + box.height));
		let lightest = 0;
		let darkest = 1;
		for (let y = top; y < bottom; y += 1)
			for (let x = left; x < right; x += 1) {
				const at = (y * info.width + x) * 3;
				const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
				const light = luminance([red, green, blue]);
				lightest = Math.max(lightest, light);
				darkest = Math.min(darkest, light);
			}
		return { lightest, darkest };
	};
}
