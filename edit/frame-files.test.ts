import { expect, test } from "vitest";
import { openEditorServer } from "../tests/support/editor-server.ts";
import { pictureKey } from "./frame-files.ts";

const headers = { Origin: "null", "Sec-Fetch-Site": "cross-site" };
const otherKey = "00000000-0000-4000-8000-000000000000";

test("the preview frame's CSP sets an opaque origin and limits connections to /site/", async () => {
	const { send } = await openEditorServer();
	const { text, headers } = await send({ path: "/site/frame.html" });
	const policy = headers["content-security-policy"];
	expect(text).toBe("the frame");
	expect(policy).toContain("sandbox allow-scripts;");
	expect(policy).toContain("default-src 'none'");
	expect(policy).toMatch(/connect-src http:\/\/127\.0\.0\.1:\d+\/site\/ /);
});

test.each([
	[200, "with the key", `${pictureKey}/01234567/0-0-20-10-10-5/door.jpg`],
	[
		404,
		"outside the pictures folder",
		`${pictureKey}/01234567/0-0-20-10-10-5/..%2fdoor.jpg`,
	],
	[
		404,
		"with a five-digit size",
		`${pictureKey}/01234567/0-0-20-10-99999-5/door.jpg`,
	],
	[404, "with another key", `${otherKey}/01234567/0-0-20-10-10-5/door.jpg`],
	[404, "without a key", "01234567/0-0-20-10-10-5/door.jpg"],
])(
	"the preview frame gets status %i for a cropped picture %s",
	async (status, _name, picture) => {
		const { send } = await openEditorServer();
		const path = `/site/pictures/${picture}`;
		expect((await send({ path, headers })).status).toBe(status);
	},
);

test("the preview frame gets an unsaved picture by its hash", async () => {
	const { send, addPicture } = await openEditorServer();
	const hash = await addPicture("#842");
	const statusOf = async (hash: string) => {
		const path = `/site/pictures/${pictureKey}/${hash}/0-0-20-10-10-5/new-door.jpg`;
		return (await send({ path, headers })).status;
	};
	expect(await statusOf(hash)).toBe(200);
	expect(await statusOf("01234567")).toBe(404);
});

test("the preview frame does not reach the API through /site/..", async () => {
	const { send } = await openEditorServer();
	const path = "/site/../api/state";
	expect((await send({ path, headers })).status).toBe(404);
});
