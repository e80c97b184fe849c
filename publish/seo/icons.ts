import sharp from "sharp";

/** Browsers request the first two paths by default. */
export const iconPaths = {
	ico: "/favicon.ico",
	apple: "/apple-touch-icon.png",
	small: "/icons/192.png",
	large: "/icons/512.png",
	maskable: "/icons/512-maskable.png",
} as const;

export const icoWidth = 48;

/**
 * Phones crop a maskable icon to a circle. This is the circle's diameter as a share of the icon's
 * width (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const safeShare = 0.8;

export async function icons(
	svg: Buffer,
	ground: string,
): Promise<Map<string, Buffer>> {
	const draw = (size: number) =>
		// Rasterizes the SVG at a high resolution, because scaling up blurs edges.
		sharp(svg, { density: 600 }).resize(size, size, {
			fit: "contain",
			background: "transparent",
		});
	const png = (size: number) =>
		draw(size).png({ compressionLevel: 9 }).toBuffer();
	const filled = async (size: number, share: number) => {
		const input = await png(Math.round(size * share));
		return sharp({
			create: { width: size, height: size, channels: 3, background: ground },
		})
			.composite([{ input }])
			.png({ compressionLevel: 9 })
			.toBuffer();
	};
	return new Map([
		[iconPaths.ico, icoFile(await png(icoWidth))],
		[iconPaths.apple, await filled(180, 1)],
		[iconPaths.small, await png(192)],
		[iconPaths.large, await png(512)],
		[iconPaths.maskable, await filled(512, safeShare)],
	]);
}

/**
 * An .ico file: a header (type 1: an icon), the entry of one image (width, height, 1 color plane, 32
 * bits per pixel, its length and offset), and the PNG file.
 */
function icoFile(png: Buffer): Buffer {
	const header = Buffer.alloc(22);
	header.set([1, 0, 1, 0, icoWidth, icoWidth, 0, 0, 1, 0, 32, 0], 2);
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(header.length, 18);
	return Buffer.concat([header, png]);
}
