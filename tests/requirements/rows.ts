import { readFileSync } from "node:fs";

export const requirements = readFileSync("docs/requirements.md", "utf8");

/** The rows of docs/requirements.md, with the files of the tests that prove them. */
export const rows = [
	...requirements.matchAll(/^\| ([A-Z]+-\d\d) \| (.+) \| ([^|]*) \|$/gm),
].map(([, id = "", , proof = ""]) => ({
	id,
	files: [...proof.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
}));
