import { spawnSync } from "node:child_process";
import { mkdir, readdir } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { CommandError } from "../scripts/setup/command-error.mjs";
import { bytesIn } from "../tests/support/bytes-in.ts";
import type { FakeContentful } from "../tests/support/contentful/fake-contentful.ts";
import { pullInto } from "../tests/support/contentful/pull-into.ts";
import { contentFolder, replaceInFile } from "../tests/support/gyms.ts";
import { frozenGym } from "../tests/support/sites/sites.ts";
import { linkTo } from "./columns.ts";
import {
	entrySys,
	inEnglish,
	newFolder,
	spaceFrom,
} from "./contentful-test.ts";

const before = await bytesIn(frozenGym);
type AddProblem = (space: FakeContentful) => void;

/** Returns the error message of a pull. Fails if the pull has changed the folder. */
async function problemOf(addProblem: AddProblem): Promise<string> {
	const space = await spaceFrom(frozenGym);
	addProblem(space);
	const folder = await contentFolder(frozenGym);
	const error: unknown = await pullInto(folder, space).catch(
		(reason: unknown) => reason,
	);
	// Any other error is a bug of the pull.
	if (!(error instanceof CommandError)) throw error;
	expect(await bytesIn(folder)).toEqual(before);
	expect(await readdir(dirname(folder))).not.toContain(
		`${basename(folder)}.unfinished`,
	);
	return error.message;
}

const silver = "membership-pricing-memberships-1";
const rigAlone = "galleryPicture-pages-group-classes-gallery-images-5";
const rigField =
	"content/pages/group-classes.yaml:73 gallery.images[4].photo.file";
const rigEntry = `  Gallery picture “A steel pull-up rig running toward a bright window, low sun on the floor between its posts”: app/entries/${rigAlone}`;
const publishRig = (space: FakeContentful, file: object) =>
	space.publish({
		sys: { type: "Asset", id: "rig.jpg" },
		fields: inEnglish({ file }),
	});
const embedded = {
	nodeType: "document",
	content: [
		{
			nodeType: "embedded-entry-block",
			data: { target: linkTo("Entry", "4hxK") },
			content: [],
		},
	],
};

test.each<[string, AddProblem, string]>([
	[
		"a price that is not a whole number",
		(space) => space.set(silver, "pricePerWeek", 79.5),
		"content/pricing.yaml:8 memberships[0].pricePerWeek: expected a whole number of dollars, got 79.5\n  Membership “Silver”: app/entries/membership-pricing-memberships-1",
	],
	[
		"a list with a link to a missing entry",
		(space) => space.remove("testimonial-maggie"),
		"content/testimonials.yaml:10 people: expected a published testimonial, got a link to one that is not published, or was deleted (testimonial-maggie)\n  List “testimonials people”: app/entries/list-testimonials-people",
	],
	[
		"an entry of another kind in a list",
		(space) =>
			space.set("list-coaches", "entries", [
				linkTo("Entry", "testimonial-rob"),
			]),
		"content/coaches.yaml:5: expected a published coach, got an entry of another kind (testimonial-rob)\n  List “coaches”: app/entries/list-coaches",
	],
	[
		"a picture on a lookalike host",
		(space) =>
			publishRig(space, {
				fileName: "rig.jpg",
				url: "//images.ctfassets.net.evil.example/rig.jpg",
			}),
		`${rigField}: expected a picture that Contentful keeps, got “rig.jpg” of images.ctfassets.net.evil.example\n${rigEntry}\n  Picture “rig.jpg”: app/assets/rig.jpg`,
	],
	[
		"a linked file that is not a picture",
		(space) =>
			publishRig(space, {
				fileName: "../../rig.pdf",
				url: "//images.ctfassets.net/gym/1/rig.pdf",
			}),
		`${rigField}: expected a JPG, PNG or SVG picture, got “../../rig.pdf”\n${rigEntry}\n  Picture “../../rig.pdf”: app/assets/rig.jpg`,
	],
	[
		"a linked picture without a file",
		(space) => publishRig(space, { fileName: "rig.jpg" }),
		`${rigField}: expected a picture that has been uploaded and published, got “rig.jpg” without a file\n${rigEntry}\n  Picture “rig.jpg”: app/assets/rig.jpg`,
	],
	[
		"257 characters in a short text",
		(space) => space.set("gym-1", "parkingNote", "A".repeat(257)),
		"content/site.yaml:22 parkingNote: expected at most 256 characters, got 257\n  Gym “Ironbell Strength & Conditioning”: app/entries/gym-1",
	],
	[
		"an entry embedded in a text",
		(space) => space.set("article-rest-days", "body", embedded),
		"content/articles/rest-days.md:2: expected headings, paragraphs, lists, quotations, links, bold or italics, got an embedded entry (4hxK)\n  Article “What a rest day is for”: app/entries/article-rest-days",
	],
	[
		"a second entry for the gym",
		(space) =>
			space.publish({
				sys: entrySys("gym", "other"),
				fields: inEnglish({ name: "Other" }),
			}),
		"content/site.yaml:4: expected one entry of the kind Gym, got two\n  Gym “Other”: app/entries/other",
	],
	[
		"a file outside the content folder",
		(space) => space.set("contentFile-dialogs.yaml", "path", "../evil.yaml"),
		"content/../evil.yaml: expected a file that model/files.ts lists, got an unknown file name\n  File “../evil.yaml”: app/entries/contentFile-dialogs.yaml",
	],
])(
	"a pull reports a problem with file and entry, but writes nothing: %s",
	async (_name, addProblem, expected) => {
		const message = await problemOf(addProblem);
		expect(message).toMatch(
			/^The space has \d problem\(s\); nothing was written:\n/,
		);
		expect(message).toContain(`\n${expected}`);
	},
);

describe("a pull that cannot read the space reports why, but changes no file", () => {
	test.each([
		[
			"a wrong token",
			401,
			"AccessTokenInvalid",
			"Contentful refuses the token for the space gym, environment master, at ",
		],
		[
			"a space or environment that does not exist",
			404,
			"NotFound",
			"Contentful does not know the space gym, environment master, at ",
		],
	])("%s", async (_name, status, id, expected) => {
		const success = { status: 0, id: "" };
		// Tests an error of the first request (for the locales) and one of the sync, because the
		// SDK formats the two errors differently.
		for (const earlier of [[], [success, success]])
			expect(
				await problemOf((space) => {
					space.errorResponses.push(...earlier, { status, id });
				}),
			).toContain(expected);
	});

	test("a space without the site's content types", async () => {
		expect(
			await problemOf((space) => {
				space.types = [{ sys: { id: "shoe" } }];
			}),
		).toContain("The space has none of the site's content types");
	});

	test("npm run content:pull exits with 1, with a message but no stack trace", () => {
		const pull = (CONTENT_DIR: string, ...options: string[]) =>
			run(
				"contentful/pull-command.ts",
				{ CONTENTFUL_SPACE_ID: "gym", CONTENT_DIR },
				...options,
			);
		const inTwoLines = (beginning: string) => ({
			status: 1,
			stdout: "",
			stderr: expect.stringMatching(new RegExp(`^\n${beginning}.*\n.*\n$`)),
		});
		expect(pull("anywhere")).toMatchObject(
			inTwoLines("CONTENTFUL_DELIVERY_TOKEN is not set, "),
		);
		expect(pull("", "--preview")).toMatchObject(
			inTwoLines("Drafts are not for content/"),
		);
	});
});

describe("npm run content:push", () => {
	const push = (folder: string, outFolder: string) =>
		run("contentful/push-command.ts", {
			CONTENT_DIR: folder,
			BUILD_DIR: outFolder,
		});

	test("writes an export and prints the command that imports it", async () => {
		const outFolder = await newFolder();
		const { status, stdout } = push(frozenGym, outFolder);
		expect(status).toBe(0);
		expect(stdout).toContain("npm exec --yes contentful-import@");
		expect(await readdir(outFolder)).toEqual(["export.json"]);
	});

	test("reports a text that is too long, but writes nothing", async () => {
		const long = await contentFolder(frozenGym);
		const note = "Paid street parking out front. ".repeat(9).trim();
		await replaceInFile(
			long,
			"site.yaml",
			"Paid street parking out front.",
			note,
		);
		const outFolder = await newFolder();
		await mkdir(outFolder);
		expect(push(long, outFolder)).toMatchObject({
			status: 1,
			stderr: `\nThe content folder has 1 problem(s):\ncontent/site.yaml:22 parkingNote: expected at most 256 characters, which is what Contentful takes, got ${note.length}\n`,
		});
		expect(await readdir(outFolder)).toEqual([]);
	});
});

function run(command: string, env: object, ...options: string[]) {
	return spawnSync(process.execPath, [command, ...options], {
		env: { ...process.env, ...env },
		encoding: "utf8",
	});
}
