import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { preparePicture } from "./prepare-picture.ts";

const colors = { r: "#c83232", g: "#32a032", b: "#3232c8", w: "#dcdcdc" };

/** Four squares of 20 px: red and green above, white and blue below. */
function squares(width = 40, height = 40): Sharp {
	const at = (fill: string, x: number, y: number) =>
		`<rect x="${x}" y="${y}" width="1" height="1" fill="${fill}"/>`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="${width}" height="${height}" preserveAspectRatio="none" shape-rendering="crispEdges">${at(colors.r, 0, 0)}${at(colors.g, 1, 0)}${at(colors.w, 0, 1)}${at(colors.b, 1, 1)}</svg>`;
	return sharp(Buffer.from(svg)).removeAlpha();
}

const transparent = () =>
	sharp({
		create: { width: 40, height: 40, channels: 4, background: "#3232c880" },
	});

const plain = (width: number, height: number) =>
	sharp({
		create: { width, height, channels: 3, background: colors.r },
	});

const gps = { IFD3: { GPSLatitude: "47/1 36/1 0/1" } };

/** Returns the color names of the four squares, clockwise from the top left. */
async function cornersOf(bytes: Uint8Array): Promise<string> {
	const pixels = await sharp(bytes)
		.removeAlpha()
		.toColourspace("srgb")
		.resize(2, 2, { fit: "fill", kernel: "nearest" })
		.raw()
		.toBuffer();
	return [0, 1, 3, 2]
		.map((index) => colorName(pixels.subarray(3 * index, 3 * index + 3)))
		.join("");
}

function colorName(pixel: Buffer): string {
	const [name] =
		Object.entries(colors).find(([, color]) =>
			Buffer.from(color.slice(1), "hex").every(
				(value, channel) => Math.abs(value - (pixel[channel] ?? 0)) < 24,
			),
		) ?? [];
	return name ?? `(${[...pixel]})`;
}

type Kind = {
	kind: string;
	file: () => Promise<Buffer>;
	extension?: "jpg" | "png";
	size?: readonly [number, number];
	corners?: string;
	isTransparent?: true;
	/** The bytes stay unchanged. */
	isKept?: true;
};

const accepted: readonly Kind[] = [
	{
		kind: "JPEG with EXIF orientation 6",
		file: () =>
			squares(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
		size: [40, 60],
		corners: "wrgb",
	},
	{
		kind: "JPEG with GPS coordinates",
		file: () => squares().withExif(gps).jpeg().toBuffer(),
	},
	{
		kind: "JPEG in Display P3",
		file: () => squares().withIccProfile("p3").jpeg().toBuffer(),
	},
	{
		kind: "CMYK JPEG",
		file: () => plain(40, 40).toColourspace("cmyk").jpeg().toBuffer(),
		corners: "rrrr",
	},
	{
		kind: "progressive JPEG",
		file: () => squares().jpeg({ progressive: true }).toBuffer(),
		isKept: true,
	},
	{
		kind: "JPEG of 40 megapixels",
		file: () => plain(8000, 5000).jpeg().toBuffer(),
		size: [2400, 1500],
		corners: "rrrr",
	},
	{
		kind: "PNG with 16 bits per channel",
		file: () => squares().toColourspace("rgb16").png().toBuffer(),
		extension: "png",
	},
	{
		kind: "transparent PNG",
		file: () => transparent().png().toBuffer(),
		extension: "png",
		corners: "bbbb",
		isTransparent: true,
		isKept: true,
	},
	{
		kind: "gray PNG",
		file: () =>
			sharp({
				create: { width: 40, height: 40, channels: 3, background: colors.w },
			})
				.toColourspace("b-w")
				.png()
				.toBuffer(),
		extension: "png",
		corners: "wwww",
		isKept: true,
	},
	{ kind: "lossy WebP", file: () => squares().webp().toBuffer() },
	{
		kind: "transparent WebP",
		file: () => transparent().webp({ lossless: true }).toBuffer(),
		extension: "png",
		corners: "bbbb",
		isTransparent: true,
	},
	{ kind: "AVIF", file: () => squares().avif({ quality: 80 }).toBuffer() },
];

test.each(accepted)(
	"$kind becomes an upright JPG or PNG without metadata",
	async ({
		file,
		extension = "jpg",
		size: [width, height] = [40, 40],
		corners = "rgbw",
		isTransparent = false,
		isKept = false,
	}) => {
		const bytes = await file();
		const prepared = await preparePicture(bytes);
		const { exif, icc, xmp, orientation, ...found } = await sharp(
			prepared.bytes,
		).metadata();
		expect(prepared.extension).toBe(extension);
		expect(found).toMatchObject({
			format: extension === "jpg" ? "jpeg" : "png",
			width,
			height,
			depth: "uchar",
			hasAlpha: isTransparent,
		});
		expect(found.space).toMatch(/^(srgb|b-w)$/);
		expect({ exif, icc, xmp, orientation }).toEqual({});
		expect(await cornersOf(prepared.bytes)).toBe(corners);
		expect(bytes.equals(prepared.bytes)).toBe(isKept);
	},
);

const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");

/** A PNG whose header claims 900 megapixels. */
function bomb(): Buffer {
	const header = Buffer.from(
		"IHDR\0\0\x75\x30\0\0\x75\x30\x01\0\0\0\0",
		"latin1",
	);
	const end = Buffer.alloc(4);
	end.writeUInt32BE(crc32(header));
	const png = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\r", "latin1");
	const data = Buffer.from("\0\0\0\0IDAT\x35\xaf\x06\x1e", "latin1");
	return Buffer.concat([png, header, end, data]);
}

test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
	[
		"HEIC",
		() => heic,
		/Settings > Camera > Formats > Most Compatible on the iPhone/,
	],
	["GIF", () => squares().gif().toBuffer(), /kind gif: save it as a JPG/],
	["animated WebP", animation, /save one view of it as a JPG/],
	[
		"ZIP archive",
		() => Buffer.concat([Buffer.from("PK\x03\x04"), randomBytes(200)]),
		/no picture.*save it again/,
	],
	[
		"truncated JPEG",
		async () => (await squares(400, 400).jpeg().toBuffer()).subarray(0, 1200),
		/damaged: save it again/,
	],
	["SVG", svgWithScript, /kind svg: save it as a JPG/],
	["empty file", () => Buffer.alloc(0), /no picture.*save it again/],
	["decompression bomb", bomb, /30000 × 30000 pixels.*save it smaller, 2400/],
])(
	"preparePicture rejects a file with advice: %s",
	async (_kind, file, message) => {
		await expect(preparePicture(await file())).rejects.toMatchObject({
			status: 415,
			message: expect.stringMatching(message),
		});
	},
);

function svgWithScript(): Buffer {
	return Buffer.from(
		'<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" onload="alert(1)"/>',
	);
}

async function animation(): Promise<Buffer> {
	const frames = [
		await squares().png().toBuffer(),
		await plain(40, 40).png().toBuffer(),
	];
	return sharp(frames, { join: { animated: true } })
		.webp()
		.toBuffer();
}

describe("a picture that replaces another", () => {
	test("is converted to the format of the replaced picture", async () => {
		const png = await squares().png().toBuffer();
		const jpg = await preparePicture(png, "jpg");
		expect(jpg.extension).toBe("jpg");
		expect(await cornersOf(jpg.bytes)).toBe("rgbw");
		expect((await preparePicture(jpg.bytes, "png")).extension).toBe("png");
	});

	test("is rejected if it is transparent and replaces a JPG", async () => {
		await expect(
			preparePicture(await transparent().png().toBuffer(), "jpg"),
		).rejects.toThrow("add it as a new picture");
	});
});
