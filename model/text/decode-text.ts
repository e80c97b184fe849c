const newLine = 0x0a;

/** The text of a file in UTF-8, without a byte order mark; the first line that is in no UTF-8 where it has one. */
export function decodeText(
	bytes: Uint8Array,
): { text: string } | { brokenLine: number } {
	const text = decode(bytes);
	if (text !== undefined) return { text };
	let line = 1;
	for (let start = 0; start < bytes.length; line += 1) {
		const end = bytes.indexOf(newLine, start);
		const next = end === -1 ? bytes.length : end + 1;
		if (decode(bytes.subarray(start, next)) === undefined) break;
		start = next;
	}
	return { brokenLine: line };
}

function decode(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}
