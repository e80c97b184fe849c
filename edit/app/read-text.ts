import { readValue } from "#model/edit/change.ts";

const read = new Map<string, ReturnType<typeof readValue>>();

export function readText(text: string) {
	if (!read.has(text)) {
		if (read.size > 500) read.clear();
		read.set(text, readValue(text));
	}
	return read.get(text);
}
