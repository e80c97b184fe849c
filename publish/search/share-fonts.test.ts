import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unpackWoff } from "./share-fonts.ts";

const woff = readFileSync(join(import.meta.dirname, "fonts/besley-800.woff"));

test("a packed font becomes the TrueType font that it holds, all tables at the places that its directory names", () => {
	const font = unpackWoff(woff);
	expect(font.readUInt32BE(0)).toBe(0x00010000);
	const count = font.readUInt16BE(4);
	const tables = Array.from({ length: count }, (_, index) => {
		const entry = 12 + 16 * index;
		return {
			name: font.toString("latin1", entry, entry + 4),
			checksum: font.readUInt32BE(entry + 4),
			start: font.readUInt32BE(entry + 8),
			length: font.readUInt32BE(entry + 12),
		};
	});
	expect(tables.map(({ name }) => name)).toEqual(
		expect.arrayContaining(["cmap", "glyf", "head", "hmtx", "name"]),
	);
	for (const { name, checksum, start, length } of tables) {
		expect(start % 4).toBe(0);
		// The checksum of `head` leaves out a field of its own.
		if (name === "head") continue;
		let sum = 0;
		for (let at = start; at < start + length; at += 4)
			sum = (sum + font.readUInt32BE(at)) >>> 0;
		expect(sum, name).toBe(checksum);
	}
});

test("anything else is refused", () => {
	expect(() => unpackWoff(Buffer.from("wOF2 and more"))).toThrow("WOFF 1.0");
});
