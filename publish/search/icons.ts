import sharp from "sharp";

/** Browsers request the first two paths by default. */
export const iconPaths = {
	ico: "/favicon.ico",
	apple: "/apple-touch-icon.png",
	small: "/icons/192.png",
	large: "/icons/512.png",
	maskable: "/icons/512-maskable.png",
} as const;

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
		[iconPaths.ico, icoFile([await png(16), await png(32), await png(48)])],
		[iconPaths.apple, await filled(180, 1)],
		[iconPaths.small, await png(192)],
		[iconPaths.large, await png(512)],
		[iconPaths.maskable, await filled(512, safeShare)],
	]);
}

/**
 * An .ico file: a header (type 1: an icon), a 16-byte entry per image (1 color plane, 32 bits per
 * pixel), and the PNG files in ascending size.
 */
function icoFile(pngs: readonly Buffer[]): Buffer {
	const header = Buffer.alloc(6 + 16 * pngs.length);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(pngs.length, 4);
	let position = header.length;
	for (const [index, png] of pngs.entries()) {
		const entry = 6 + 16 * index;
		// A PNG has its width at byte 16 and its height at byte 20.
		header.writeUInt8(png.readUInt32BE(16) % 256, entry);
		header.writeUInt8(png.readUInt32BE(20) % 256, entry + 1);
		header.writeUInt16LE(1, entry + 4);
		header.writeUInt16LE(32, entry + 6);
		header.writeUInt32LE(png.length, entry + 8);
		header.writeUInt32LE(position, entry + 12);
		position += png.length;
	}
	return Buffer.concat([header, ...pngs]);
}
