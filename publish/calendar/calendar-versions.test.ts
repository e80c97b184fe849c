import { globSync } from "node:fs";
import { cp, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import ICAL from "ical.js";
import { describe, expect, test, vi } from "vitest";
import { parseContent } from "#model/parse-content.ts";
import { ContentError } from "#model/text/content-error.ts";
import { requestAllPictures } from "#pages/pages.ts";
import { git } from "../../tests/support/git.ts";
import {
	contentFolder,
	replaceInFile,
	second,
} from "../../tests/support/gyms.ts";
import { repositoryCopies } from "../../tests/support/repository-copies.ts";
import { rot13 } from "../../tests/support/second-gym.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { textsIn } from "../content/read-content.ts";
import { calendarFiles } from "./calendar-files.ts";
import { readContentVersions } from "./content-versions.ts";

const events = `list:
  - id: regatta
    name: The regatta
    text: Oars up.
    starts: 2026-12-12 11:00 AM
    ends: 2026-12-12 12:30 PM
    photo: { file: door.jpg, decorative: true }
  - id: open-deck
    name: Open deck
    text: Come and see.
    starts: 2027-01-04 9:00 AM
    ends: 2027-01-04 10:00 AM
    photo: { file: door.jpg, decorative: true }
`;

async function gymFolder(): Promise<string> {
	const folder = await contentFolder();
	await replaceInFile(folder, "events.yaml", "list: []\n", events);
	return folder;
}

const repository = repositoryCopies(async (folder) => {
	await cp(await gymFolder(), folder, { recursive: true });
	git(folder, "init");
	commit(folder, "2026-11-20T10:00:00Z");
});

function commit(folder: string, at = "2026-11-21T10:00:00Z"): void {
	vi.stubEnv("GIT_COMMITTER_DATE", at);
	git(folder, "add", "--all");
	git(folder, "commit", "--allow-empty", "-m", "Change");
}

type Day = `${number}-${number}-${number}`;

async function calendars(folder: string, today: Day = "2026-11-21") {
	const gym = parseContent(await textsIn(folder), second.images, {
		today,
		requestPictures: requestAllPictures,
	});
	if (gym.kind === "problems") throw new ContentError(gym.problems);
	return calendarFiles(gym.content, await readContentVersions(folder));
}

type Version = ReturnType<typeof entry>;

function entry(files: Map<string, string>, address: string, uid: string) {
	const ics = files.get(address) ?? expect.fail(`no ${address}`);
	const component =
		new ICAL.Component(ICAL.parse(ics))
			.getAllSubcomponents("vevent")
			.find(
				(each) =>
					each.getFirstPropertyValue("uid") === `${uid}@harborlane.example`,
			) ?? expect.fail(`no ${uid} in ${address}`);
	const event = new ICAL.Event(component);
	const stamp = component.getFirstPropertyValue("dtstamp") as ICAL.Time;
	return {
		sequence: event.sequence,
		stamp: stamp.toJSDate().getTime(),
		status: component.getFirstPropertyValue("status")?.toString(),
		starts: event.startDate.toString().slice(0, 16),
	};
}

/**
 * Calendars keep the version with the higher sequence number or, if both are equal, with the later
 * stamp (RFC 5546).
 */
function expectNewer(later: Version, earlier: Version): void {
	expect(later.sequence).toBeGreaterThan(earlier.sequence);
	expect(later.stamp).toBeGreaterThan(earlier.stamp);
}

const regatta = "event-regatta";
const regattaFile = `/calendar/${regatta}.ics`;

const moveRegatta = (folder: string) =>
	replaceInFile(
		folder,
		"events.yaml",
		"2026-12-12 11:00 AM",
		"2026-12-12 10:00 AM",
	);

async function removeRegatta(folder: string): Promise<void> {
	const path = join(folder, "events.yaml");
	const text = await readFile(path, "utf8");
	const start = text.indexOf("  - id: regatta");
	const end = text.indexOf("  - id: open-deck");
	await writeFile(path, text.slice(0, start) + text.slice(end));
}

const moveClass = (folder: string) =>
	replaceInFile(
		folder,
		"schedule.yaml",
		"start: 7:15 AM\n    end: 8:30 AM",
		"start: 8:15 AM\n    end: 9:30 AM",
	);

const regattaFiles = [regattaFile, "/events.ics"];
const classFiles = ["/calendar/monday-0715.ics", "/schedule.ics"];

test.each([
	{
		name: "an event that moves by an hour",
		edit: moveRegatta,
		uid: regatta,
		files: regattaFiles,
		expected: { status: undefined, starts: "2026-12-12T10:00" },
	},
	{
		name: "an event that is marked as canceled",
		edit: (folder: string) =>
			replaceInFile(
				folder,
				"events.yaml",
				"ends: 2026-12-12 12:30 PM",
				"ends: 2026-12-12 12:30 PM\n    cancelled: true",
			),
		uid: regatta,
		files: regattaFiles,
		expected: { status: "CANCELLED" },
	},
	{
		name: "a removed event, now canceled,",
		edit: removeRegatta,
		uid: regatta,
		files: regattaFiles,
		expected: { status: "CANCELLED", starts: "2026-12-12T11:00" },
	},
	{
		name: "a class on a new closed day",
		edit: (folder: string) =>
			replaceInFile(
				folder,
				"schedule.yaml",
				"closures:",
				"closures:\n  - from: 2026-12-07\n    note: Painting",
			),
		uid: "monday-0715",
		files: classFiles,
		expected: { status: undefined },
	},
	{
		name: "a moved class, canceled at its old time,",
		edit: moveClass,
		uid: "monday-0715",
		files: classFiles,
		expected: { status: "CANCELLED" },
	},
])(
	"$name gets a higher SEQUENCE and DTSTAMP, edited or committed",
	async ({ edit, uid, files, expected }) => {
		const folder = await repository();
		const before = await calendars(folder);
		await edit(folder);
		const edited = await calendars(folder);
		commit(folder);
		const committed = await calendars(folder);
		for (const address of files)
			for (const after of [edited, committed]) {
				const later = entry(after, address, uid);
				expect(later).toMatchObject(expected);
				expectNewer(later, entry(before, address, uid));
			}
	},
);

test("a staged change gets a higher SEQUENCE and DTSTAMP", async () => {
	const folder = await repository();
	const before = await calendars(folder);
	await moveRegatta(folder);
	git(folder, "add", "--all");
	expectNewer(
		entry(await calendars(folder), regattaFile, regatta),
		entry(before, regattaFile, regatta),
	);
});

describe("an event that is removed from the list", () => {
	test("stays canceled while other events change, until its day is over", async () => {
		const folder = await repository();
		await removeRegatta(folder);
		commit(folder);
		await replaceInFile(
			folder,
			"events.yaml",
			"Open deck",
			"Open deck at last",
		);
		commit(folder, "2026-11-22T10:00:00Z");
		expect(entry(await calendars(folder), regattaFile, regatta).status).toBe(
			"CANCELLED",
		);
		const later = await calendars(folder, "2026-12-14");
		expect([...later.keys()]).not.toContain(regattaFile);
		expect(later.get("/events.ics")).not.toContain(regatta);
	});

	test("is no longer canceled once it is back in the list", async () => {
		const folder = await repository();
		const path = join(folder, "events.yaml");
		const text = await readFile(path, "utf8");
		await removeRegatta(folder);
		commit(folder);
		const removed = await calendars(folder);
		await writeFile(path, text);
		commit(folder, "2026-11-22T10:00:00Z");
		const back = entry(await calendars(folder), regattaFile, regatta);
		expect(back.status).toBeUndefined();
		expectNewer(back, entry(removed, regattaFile, regatta));
	});
});

test("a moved class is no longer canceled at its old time after 90 days", async () => {
	const folder = await repository();
	await moveClass(folder);
	commit(folder);
	const moved = await calendars(folder);
	expect([...moved.keys()]).toContain("/calendar/monday-0715.ics");
	expect(entry(moved, "/schedule.ics", "monday-0815").status).toBeUndefined();
	await replaceInFile(folder, "events.yaml", "Open deck", "Open deck at last");
	commit(folder, "2027-02-20T10:00:00Z");
	const later = await calendars(folder, "2026-11-22");
	expect([...later.keys()]).not.toContain("/calendar/monday-0715.ics");
});

describe("calendars are byte-identical", () => {
	test("in a clone of the same commit", async () => {
		const folder = await repository();
		const clone = await temporaryFolder();
		git(clone, "clone", folder, "clone");
		expect(await calendars(join(clone, "clone"))).toEqual(
			await calendars(folder),
		);
	});

	test("after a commit that changes only other files", async () => {
		const folder = await repository();
		const before = await calendars(folder);
		await replaceInFile(
			folder,
			"pages/error.yaml",
			rot13("Something broke"),
			"Something tore",
		);
		commit(folder);
		expect(await calendars(folder)).toEqual(before);
	});
});

describe("without the full git history", () => {
	/** Some hosts clone only the last commit. */
	async function shallowClone(folder: string): Promise<string> {
		const parent = await temporaryFolder();
		const remote = `file://${folder}`;
		git(parent, "clone", "--depth=1", remote, "clone");
		return join(parent, "clone");
	}

	test("a moved event has a higher SEQUENCE in a shallow clone of a later commit", async () => {
		const folder = await repository();
		const before = await shallowClone(folder);
		await moveRegatta(folder);
		commit(folder);
		const after = await shallowClone(folder);
		expectNewer(
			entry(await calendars(after), regattaFile, regatta),
			entry(await calendars(before), regattaFile, regatta),
		);
		expect((await readContentVersions(after)).isComplete).toBe(false);
		expect((await readContentVersions(folder)).isComplete).toBe(true);
	});

	test("a moved event has a higher SEQUENCE in a folder without git", async () => {
		const folder = await gymFolder();
		const written = new Date("2026-11-20T10:00:00Z");
		for (const file of globSync("*.yaml", { cwd: folder }))
			await utimes(join(folder, file), written, written);
		const before = await calendars(folder);
		expect(await calendars(folder)).toEqual(before);
		await moveRegatta(folder);
		expectNewer(
			entry(await calendars(folder), regattaFile, regatta),
			entry(before, regattaFile, regatta),
		);
		expect((await readContentVersions(folder)).isComplete).toBe(false);
	});
});
