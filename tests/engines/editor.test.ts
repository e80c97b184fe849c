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

	const press = async (selector: string, words: string) => {
		await expect
			.poll(() => evaluate(focusOn, selector, words), {
				...pollOptions,
				message: `can be pressed: ${selector} “${words}”`,
			})
			.toBe(true);
		await visitor.keys("Enter");
	};
	const focus = (label: string) =>
		expect
			.poll(() => evaluate(focusField, label), {
				...pollOptions,
				message: label,
			})
			.toBe(true);
	const says = (words: string, expected = true) =>
		expect
			.poll(
				() => evaluate((text) => document.body.innerText.includes(text), words),
				{
					...pollOptions,
					message: words,
				},
			)
			.toBe(expected);

	return {
		visitor,
		says,
		async open(place: string) {
			await browser.goto("about:blank");
			await visitor.arrive(`#/${place}`);
			await visitor.sees([{ role: "main" }, { role: "heading" }]);
		},
		button: (words: string) => press("button", words),
		async unfold(...titles: string[]) {
			for (const title of titles) await press("main summary", title);
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
		seesOnPage: (words: string) =>
			expect
				.poll(
					() =>
						browser
							.runInFrame(
								`document.documentElement.dataset.app === "ready" && document.body.innerText.includes(${JSON.stringify(words)})`,
							)
							.catch(() => false),
					{
						...pollOptions,
						// The first page waits for the code that renders it.
						timeout: 3 * pollOptions.timeout,
						message: `the page beside the form says ${words}`,
					},
				)
				.toBe(true),
		async drop(words: string, name: string) {
			await says(words);
			await evaluate(dropPicture, words, name);
		},
		fits: async (width: number) =>
			expect(
				await evaluate(() => document.documentElement.scrollWidth),
			).toBeLessThanOrEqual(width),
		async save() {
			await press("button", "Review and save");
			await press("dialog button", "Save");
			await says("Saved on this computer.");
		},
	};
}

/**
 * Runs in the page. Focuses the last visible element whose text begins with `words`; returns true
 * if it has the focus.
 */
function focusOn(selector: string, words: string): boolean {
	const found = [...document.querySelectorAll<HTMLElement>(selector)].findLast(
		(element) =>
			element.checkVisibility() && element.textContent.trim().startsWith(words),
	);
	found?.focus();
	return found !== undefined && found === document.activeElement;
}

/**
 * Runs in the page. Focuses the last visible field whose label begins with `words`; returns true if
 * its text is selected.
 */
function focusField(words: string): boolean {
	const control = [...document.querySelectorAll("main label")].findLast(
		(label): label is HTMLLabelElement =>
			label.checkVisibility() && label.textContent.trim().startsWith(words),
	)?.control;
	control?.focus();
	if (
		control instanceof HTMLInputElement ||
		control instanceof HTMLTextAreaElement
	)
		control.select();
	return control === document.activeElement;
}

async function dropPicture(words: string, name: string) {
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
		.find((label) => label.innerText.startsWith(words))
		?.dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer }));
}

const journeys: readonly {
	claim: string;
	at: Size;
	go: (owner: Owner) => Promise<void>;
}[] = [
	{
		claim:
			"a price is changed, seen on the page beside the form, and saved as one line",
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
		claim: "an announcement is written, with a day and a time for both ends",
		at: narrow,
		async go(owner) {
			await owner.open("announcement.yaml");
			await owner.button("Remove announcement");
			await owner.button("Add announcement");
			await owner.says("before saving");
			await owner.type("Text", ..."Paint.");
			await owner.typeDate("Appears at", "02", "01", "2027", "06", "30", "A");
			await owner.typeDate("Goes at", "02", "01", "2027", "09", "00", "A");
			await owner.says("before saving", false);
			await owner.save();
			expect(await served.changedLines("announcement.yaml")).toEqual(
				expect.arrayContaining([
					"+  text: Paint.",
					"+  from: 2027-02-01 6:30 AM",
					"+  until: 2027-02-01 9:00 AM",
				]),
			);
		},
	},
	{
		claim: "a photo is dropped, and takes another one's place",
		at: narrow,
		async go(owner) {
			await owner.open("pages/group-classes.yaml");
			await owner.unfold("Top of the page");
			await owner.button("Choose another picture");
			await owner.drop("Drop a new picture", "New floor.jpg");
			await owner.says("new-floor.jpg");
			await owner.save();
			expect(await served.changedLines("pages/group-classes.yaml")).toEqual(
				expect.arrayContaining([
					"-    file: platform.jpg",
					"+    file: new-floor.jpg",
				]),
			);
		},
	},
	{
		claim: "every view fits into 360 px",
		at: narrow,
		async go(owner) {
			for (const place of [
				"schedule.yaml",
				"pages/group-classes.yaml",
				"articles/member-stories.md",
				"images",
			]) {
				await owner.open(place);
				await owner.visitor.evaluate(() => {
					for (const part of document.querySelectorAll("main details"))
						part.setAttribute("open", "");
				});
				await owner.fits(narrow.width);
			}
		},
	},
];
