import sharp from "sharp";
import { expect, test } from "vitest";
import { iconPaths, icons } from "./icons.ts";

const drawing = Buffer.from(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#ffbe3b"/></svg>',
);
const files = await icons(drawing, "#14191b");
const fileOf = (path: string) => files.get(path) ?? Buffer.alloc(0);

test.each([
	[iconPaths.apple, 180],
	[iconPaths.small, 192],
	[iconPaths.large, 512],
	[iconPaths.maskable, 512],
])("%s is a square of %i px", async (path, size) => {
	const { width, height, format } = await sharp(fileOf(path)).metadata();
	expect({ width, height, format }).toEqual({
		width: size,
		height: size,
		format: "png",
	});
});

test("icons that phones crop have opaque corners, unlike the large icon", async () => {
	const corner = async (path: string) => [
		...(await sharp(fileOf(path))
			.ensureAlpha()
			.extract({ left: 0, top: 0, width: 1, height: 1 })
			.raw()
			.toBuffer()),
	];
	expect(await corner(iconPaths.apple)).toEqual([0x14, 0x19, 0x1b, 255]);
	expect(await corner(iconPaths.maskable)).toEqual([0x14, 0x19, 0x1b, 255]);
	expect((await corner(iconPaths.large))[3]).toBe(0);
});

test("favicon.ico contains the icon in 48 px", async () => {
	const ico = fileOf(iconPaths.ico);
	// Reserved, type 1 (an icon), one image.
	expect([0, 2, 4].map((offset) => ico.readUInt16LE(offset))).toEqual([
		0, 1, 1,
	]);
	expect([...ico.subarray(6, 8)]).toEqual([48, 48]);
	const start = ico.readUInt32LE(18);
	const png = ico.subarray(start, start + ico.readUInt32LE(14));
	expect(start + png.length).toBe(ico.length);
	expect(await sharp(png).metadata()).toMatchObject({
		format: "png",
		width: 48,
		height: 48,
	});
});
