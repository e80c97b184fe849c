import {
	afterAll,
	beforeAll,
	beforeEach,
	describe,
	expect,
	test,
} from "vitest";
import { type ServedEditor, serveEditor } from "../editor/served-editor.ts";
import { desktop } from "../support/browser/screens.ts";
import type { Browser, Engine, Size } from "./browser.ts";
import { firefox } from "./puppeteer.ts";
import type { RoleQuery } from "./query-by-role.ts";
import { button, dialog, region } from "./role-queries.ts";
import { createVisitor, pollOptions, type Visitor } from "./visitor.ts";
import { webkit } from "./webkit.ts";

const narrow = { width: 360, height: 740 };

/** Chromium is omitted, because tests/editor tests more in Chromium. */
const engines = [firefox, webkit];

let served: ServedEditor;
beforeAll(async () => {
	served = await serveEditor();
}, 120_000);
afterAll(() => served?.close());

for (const engine of engines)
	describe.skipIf(!engine.isInstalled())(
		`${engine.name}, the owner's editor`,
		() => {
			let browser: Browser;
			let owner: Owner;
			beforeAll(async () => {
				browser = await engine.launch({ scripts: true });
				owner = createOwner(createVisitor(browser, served.address), engine);
			});
			afterAll(() => browser?.close());
			beforeEach(async () => {
				// Leaves the page first, because the page would render the reset content and delay the
				// unload.
				await browser.goto("about:blank");
				await served.reset();
				await browser.consoleErrors();
			});

			test.each(journeys)("$claim", async ({ go, at }) => {
				await owner.visitor.resize(at);
				await go(owner);
				await owner.fits(at.width);
				expect(await browser.consoleErrors()).toEqual([]);
			});
		},
	);

type Owner = ReturnType<typeof createOwner>;

function createOwner(visitor: Visitor, engine: Engine) {
	const { browser, evaluate } = visitor;

	const main = { role: "main" };
	// Presses with the keyboard, because a form's buttons move while its pictures load.
	const press = async (...path: readonly RoleQuery[]) => {
		await visitor.focus(...path);
		await visitor.keys("Enter");
	};
	const focus = (label: string) =>
		visitor.focus(main, { role: "textbox", name: `${label}…` });
	const seesText = (expected: string) =>
		visitor.sees([main], ({ text }) => text.includes(expected));

	return {
		visitor,
		seesText,
		async open(place: string) {
			await browser.goto("about:blank");
			await visitor.arrive(`#/${place}`);
			await visitor.sees([main, { role: "heading" }]);
		},
		press: (name: string) => press(main, button(name)),
		async unfold(...titles: string[]) {
			for (const title of titles) await press(main, button(`${title}…`));
		},
		async lift(title: string) {
			await visitor.focus(main, button(`Drag: ${title}`));
			await visitor.keys(" ");
		},
		async type(label: string, ...keys: string[]) {
			await focus(label);
			await visitor.keys(...keys);
		},
		async typeDate(label: string, ...parts: string[]) {
			await focus(label);
			for (const part of parts) {
				await visitor.keys(...part);
				// Other browsers move to the next part of the date by themselves.
				if (engine === webkit) await visitor.keys("ArrowRight");
			}
		},
		seesOnPage: (expected: string) =>
			expect
				.poll(
					() =>
						browser
							.runInFrame(
								`document.documentElement.dataset.app === "ready" && document.body.innerText.includes(${JSON.stringify(expected)})`,
							)
							.catch(() => false),
					{
						...pollOptions,
						// The first preview must wait until the code that renders pages has loaded.
						timeout: 3 * pollOptions.timeout,
						message: `the preview contains ${expected}`,
					},
				)
				.toBe(true),
		async drop(labelText: string, name: string) {
			await visitor.sees([dialog("Choose a picture")]);
			await evaluate(dropPicture, labelText, name);
		},
		fits: async (width: number) =>
			expect(
				await evaluate(() => document.documentElement.scrollWidth),
			).toBeLessThanOrEqual(width),
		async save() {
			await press(button("Review and save"));
			await press(dialog("What changes"), button("Save"));
			await visitor.sees([{ role: "status" }], ({ text }) =>
				text.startsWith("Saved on this computer."),
			);
		},
	};
}

async function dropPicture(labelText: string, name: string) {
	const canvas = document.createElement("canvas");
	canvas.width = 1600;
	canvas.height = 1200;
	canvas.getContext("2d")?.fillRect(0, 0, 1600, 1200);
	const picture = await new Promise<Blob | null>((done) =>
		canvas.toBlob(done, "image/jpeg"),
	);
	const dataTransfer = new DataTransfer();
	if (picture)
		dataTransfer.items.add(new File([picture], name, { type: picture.type }));
	[...document.querySelectorAll("label")]
		.find((label) => label.innerText.startsWith(labelText))
		?.dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer }));
}

const problems = region("To fix before saving");

const journeys: readonly {
	claim: string;
	at: Size;
	go: (owner: Owner) => Promise<void>;
}[] = [
	{
		claim:
			"a changed price is shown in the preview, and saved as one changed line",
		at: desktop,
		async go(owner) {
			await owner.open("pricing.yaml");
			await owner.unfold("Memberships", "Silver");
			await owner.seesOnPage("$79");
			await owner.type("Price per week", "7", "5");
			await owner.seesOnPage("$75");
			await owner.save();
			expect(await served.changedLines("pricing.yaml")).toEqual([
				"-    pricePerWeek: 79",
				"+    pricePerWeek: 75",
			]);
		},
	},
	{
		claim: "a new announcement is saved with its text, start and end",
		at: narrow,
		async go(owner) {
			await owner.open("announcement.yaml");
			await owner.press("Remove announcement");
			await owner.press("Add announcement");
			await owner.visitor.sees([problems]);
			await owner.type("Text", ..."Paint.");
			await owner.typeDate("Appears at", "02", "01", "2030", "06", "30", "A");
			await owner.typeDate("Goes at", "02", "01", "2030", "09", "00", "A");
			await owner.visitor.isGone(problems);
			await owner.save();
			expect(await served.changedLines("announcement.yaml")).toEqual(
				expect.arrayContaining([
					"+  text: Paint.",
					"+  from: 2030-02-01 6:30 AM",
					"+  until: 2030-02-01 9:00 AM",
				]),
			);
		},
	},
	{
		claim: "an entry moves by Space, an arrow key and Space",
		at: narrow,
		async go(owner) {
			await owner.open("pages/group-classes.yaml");
			await owner.unfold("Gallery");
			await owner.lift("A row of kettlebells…");
			await owner.seesText("Lifted");
			await owner.visitor.keys("ArrowDown");
			await owner.seesText("would be number 2");
			await owner.visitor.keys(" ");
			await owner.seesText("Dropped");
			await owner.save();
			expect(await served.read("pages/group-classes.yaml")).toMatch(
				/images:\s+- photo:\s+file: rings\.jpg/,
			);
		},
	},
	{
		claim: "a dropped photo replaces another one",
		at: narrow,
		async go(owner) {
			await owner.open("pages/group-classes.yaml");
			await owner.unfold("Top of the page");
			await owner.press("Choose another picture");
			await owner.drop("Choose a new picture", "New floor.jpg");
			await owner.seesText("new-floor.jpg");
			await owner.save();
			expect(await served.changedLines("pages/group-classes.yaml")).toEqual(
				expect.arrayContaining([
					"-    file: platform.jpg",
					"+    file: new-floor.jpg",
				]),
			);
		},
	},
];
