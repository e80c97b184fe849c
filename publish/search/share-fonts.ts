import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inflateSync } from "node:zlib";

export type ShareFont = {
	/** The font's own name, its weight included: asked for by another, the renderer takes any font of the machine. */
	family: string;
	/** A file that sharp's text renderer reads. */
	path: string;
};

/**
 * The site's two fonts in one weight each. They lie beside this file as WOFF 1.0: the packages that the site itself uses
 * have variable fonts as WOFF 2 only, which the renderer does not read.
 */
export type ShareFonts = { display: ShareFont; text: ShareFont };

const files = {
	display: {
		family: "Besley ExtraBold",
		file: "fonts/besley-800.woff",
	},
	text: {
		family: "Instrument Sans SemiBold",
		file: "fonts/instrument-sans-600.woff",
	},
} as const;

/** Unpacks the fonts into the cache folder: the renderer reads TrueType, not the packed files of the web. */
export async function shareFonts(cache: string): Promise<ShareFonts> {
	await mkdir(cache, { recursive: true });
	const unpack = async (name: keyof typeof files): Promise<ShareFont> => {
		const { family, file } = files[name];
		const path = join(cache, `${name}.ttf`);
		const woff = await readFile(join(import.meta.dirname, file));
		await writeFile(`${path}.part`, unpackWoff(woff));
		await rename(`${path}.part`, path);
		return { family, path };
	};
	const fonts = {
		display: await unpack("display"),
		text: await unpack("text"),
	};
	await hideOtherFonts(cache);
	return fonts;
}

/**
 * The renderer shall know these fonts only: a machine's own would stand in for a sign that ours lack, another machine's
 * differently. It reads this when it draws its first word (https://sharp.pixelplumbing.com/install#fonts).
 */
async function hideOtherFonts(cache: string): Promise<void> {
	const path = join(cache, "fonts.conf");
	await writeFile(
		path,
		`<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${cache}</dir><cachedir>${join(cache, "index")}</cachedir></fontconfig>
`,
	);
	process.env.FONTCONFIG_FILE = path;
}

const woffHeader = 44;
const woffEntry = 20;
const header = 12;
const entry = 16;

/** A WOFF 1.0 file as the TrueType font that it packs: https://www.w3.org/TR/WOFF/ */
export function unpackWoff(woff: Buffer): Buffer {
	if (woff.toString("latin1", 0, 4) !== "wOFF")
		throw new Error("This is no WOFF 1.0 file");
	const count = woff.readUInt16BE(12);
	const directory = Buffer.alloc(header + entry * count);
	woff.copy(directory, 0, 4, 8); // the kind of font
	const power = Math.floor(Math.log2(count));
	directory.writeUInt16BE(count, 4);
	directory.writeUInt16BE(16 * 2 ** power, 6);
	directory.writeUInt16BE(power, 8);
	directory.writeUInt16BE(16 * count - 16 * 2 ** power, 10);

	const parts: Buffer[] = [directory];
	let position = directory.length;
	for (let index = 0; index < count; index += 1) {
		const from = woffHeader + woffEntry * index;
		const start = woff.readUInt32BE(from + 4);
		const packed = woff.subarray(start, start + woff.readUInt32BE(from + 8));
		const length = woff.readUInt32BE(from + 12);
		const table = packed.length < length ? inflateSync(packed) : packed;
		const to = header + entry * index;
		woff.copy(directory, to, from, from + 4); // the table's name
		woff.copy(directory, to + 4, from + 16, from + 20); // its checksum
		directory.writeUInt32BE(position, to + 8);
		directory.writeUInt32BE(length, to + 12);
		const padding = Buffer.alloc((4 - (length % 4)) % 4);
		parts.push(table, padding);
		position += length + padding.length;
	}
	return Buffer.concat(parts);
}
