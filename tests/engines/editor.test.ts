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
import type { Browser, Size } from "./browser.ts";
import { firefox } from "./puppeteer.ts";
import { createVisitor, type Visitor } from "./visitor.ts";
import { webkit } from "./webkit.ts";

const narrow = { width: 360, height: 740 };

/** Chromium makes more of them in tests/editor. */
const engines = [firefox, webkit];

const patience = { timeout: 20_000, interval: 50 };

let served: ServedEditor;
beforeAll(async () => {
	served = await serveEditor();
}, 120_000);
afterAll(() => served?.close());

for (const engine of engines)
	describe.skipIf(!engine.isHere())(
		`${engine.name}, the owner's editor`,
		() => {
			let browser: Browser;
			let owner: Owner;
			beforeAll(async () => {
				browser = await engine.launch({ scripts: true });
				owner = createOwner(createVisitor(browser));
			});
			afterAll(() => browser?.close());
			beforeEach(async () => {
				await served.reset();
				await browser.complaints();
			});

			test.each(journeys)("$claim", async ({ go, at }) => {
				await owner.visitor.resize(at);
				await go(owner);
				await owner.fits(at.width);
				expect(await browser.complaints()).toEqual([]);
			});
		},
	);

type Owner = ReturnType<typeof createOwner>;

/** What an owner does in the editor: presses what can be seen, and types. */
function createOwner(visitor: Visitor) {
	const { browser, ask } = visitor;

	/** The middle of the first visible element that a selector finds and whose words begin so, once it stands still. */
	const reach = async (selector: string, words: string) => {
		let last = "";
		await expect
			.poll(
				async () => {
					const found = JSON.stringify(await ask(middleOf, selector, words));
					const isStill = found === last && found !== "null";
					last = found;
					return isStill;
				},
				{ ...patience, message: `can be pressed: ${selector} “${words}”` },
			)
			.toBe(true);
		return JSON.parse(last) as { x: number; y: number };
	};
	const press = async (selector: string, words: string) =>
		browser.click(await reach(selector, words));

	return {
		visitor,
		press,
		button: (words: string) => press("button", words),
		async open(place: string, title: string) {
			await browser.goto("about:blank");
			await browser.goto(`${served.address}#/${place}`);
			await visitor.sees([{ role: "main" }, { role: "heading", name: title }]);
		},
		async unfold(...titles: string[]) {
			for (const title of titles) await press("main summary", title);
		},
		/** Types into the last field of this label, in the place of what is there. */
		async type(label: string, ...keys: string[]) {
			await reach("main label", label);
			await browser.run(`${field(label)}.focus(), ${field(label)}.select()`);
			await visitor.keys(...keys);
		},
		/** Gives a field of dates a value as the browser's own calendar does, which no driver can press. */
		async choose(label: string, value: string) {
			await reach("main label", label);
			await browser.run(
				`Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(${field(label)}, "${value}"), ${field(label)}.dispatchEvent(new Event("input", { bubbles: true }))`,
			);
		},
		seesField: (label: string, value: string) =>
			expect
				.poll(() => browser.run(`${field(label)}.value`), {
					...patience,
					message: label,
				})
				.toBe(value),
		seesOnPage: (words: string) =>
			expect
				.poll(
					() =>
						browser
							.runInFrame(
								`document.documentElement.dataset.app === "ready" && document.body.innerText.includes(${JSON.stringify(words)})`,
							)
							.catch(() => false),
					{ ...patience, message: `the page beside the form says ${words}` },
				)
				.toBe(true),
		says: (words: string) =>
			expect
				.poll(() => ask(() => document.body.innerText), patience)
				.toContain(words),
		misses: (words: string) =>
			expect
				.poll(() => ask(() => document.body.innerText), patience)
				.not.toContain(words),
		/** A picture of the browser's own making, dropped on what says these words. */
		async drop(words: string, name: string) {
			await reach("label", words);
			await ask(dropPicture, words, name);
		},
		fits: async (width: number) =>
			expect(
				await ask(() => document.documentElement.scrollWidth),
			).toBeLessThanOrEqual(width),
		violations: () => visitor.find([]).then(() => ask(findViolations)),
		async save() {
			await press("button", "Review and save");
			await press("dialog button", "Save");
			await this.says("Saved in the folder.");
		},
	};
}

function middleOf(selector: string, words: string) {
	const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
		(element) =>
			element.checkVisibility() &&
			(element.getAttribute("aria-label") ?? element.innerText)
				.trim()
				.startsWith(words),
	);
	if (!found) return null;
	found.scrollIntoView({ block: "center", behavior: "instant" });
	const { left, top, width, height } = found.getBoundingClientRect();
	const middle = { x: left + width / 2, y: top + height / 2 };
	// Something may lie over it while the form is still on its way.
	const hit = document.elementFromPoint(middle.x, middle.y);
	return found.contains(hit) ? middle : null;
}

/** The last field of this label that is shown, as an expression. */
const field = (label: string) =>
	`[...document.querySelectorAll("main label")].findLast((one) => one.checkVisibility() && one.innerText.trim().startsWith("${label}")).control`;

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

async function findViolations(): Promise<string[]> {
	const { violations } = await globalThis.axe.run(document, {
		iframes: false,
		resultTypes: ["violations"],
	});
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
	);
}

const journeys: readonly {
	claim: string;
	/** On a phone the page beside the form stands below it, and is not loaded. */
	at: Size;
	go: (owner: Owner) => Promise<void>;
}[] = [
	{
		claim:
			"a price is changed, seen on the page beside the form, taken back, changed again and saved as one line",
		at: desktop,
		async go(owner) {
			await owner.open("pricing.yaml", "Prices");
			await owner.unfold("Memberships", "Silver");
			await owner.seesOnPage("$79");
			await owner.type("Price per week", "7", "5");
			await owner.seesOnPage("$75");
			await owner.button("Undo");
			await owner.seesField("Price per week", "79");
			await owner.seesOnPage("$79");
			await owner.button("Redo");
			await owner.seesOnPage("$75");
			await owner.save();
			expect(await served.changedLines("pricing.yaml")).toEqual([
				"-    pricePerWeek: 79",
				"+    pricePerWeek: 75",
			]);
		},
	},
	{
		claim: "a day is closed, with a date field and a reason",
		at: narrow,
		async go(owner) {
			await owner.open("schedule.yaml", "Hours and closed days");
			await owner.unfold("Closed days");
			await owner.button("Add closed day");
			await owner.says("to mend before saving");
			await owner.choose("First day", "2027-02-01");
			await owner.type("Reason", ..."Inventory");
			await owner.misses("to mend before saving");
			await owner.save();
			expect(await served.changedLines("schedule.yaml")).toEqual([
				"+  - from: 2027-02-01",
				"+    note: Inventory",
			]);
		},
	},
	{
		claim: "an announcement is written, with a day and a time for both ends",
		at: narrow,
		async go(owner) {
			await owner.open("announcement.yaml", "Announcement");
			await owner.button("Remove announcement");
			await owner.button("Add announcement");
			await owner.type("Text", ..."Paint.");
			await owner.choose("Appears at", "2027-02-01T06:30");
			await owner.choose("Goes at", "2027-02-01T20:00");
			await owner.misses("to mend before saving");
			await owner.save();
			expect(await served.changedLines("announcement.yaml")).toEqual(
				expect.arrayContaining([
					"+  text: Paint.",
					"+  from: 2027-02-01 6:30 AM",
					"+  until: 2027-02-01 8:00 PM",
				]),
			);
		},
	},
	{
		claim:
			"a photo is dropped, and the point of it that stays in view is set by a press",
		at: narrow,
		async go(owner) {
			await owner.open("pages/group-classes.yaml", "Group classes");
			await owner.unfold("Top of the page");
			// By keyboard: the form moves once more when its pictures have come.
			await owner.visitor.focus({
				role: "button",
				name: "Choose another picture",
			});
			await owner.visitor.keys("Enter");
			await owner.drop("Drop a new picture", "New floor.jpg");
			await owner.says("new-floor.jpg");
			await owner.unfold("The point that stays in view");
			await owner.button("Point that stays in view");
			await owner.save();
			expect(await served.changedLines("pages/group-classes.yaml")).toEqual([
				"-    file: platform.jpg",
				"-    focus: [50, 70]",
				"+    file: new-floor.jpg",
				"+    focus: [50, 50]",
			]);
		},
	},
	{
		claim: "every view fits into 360 px and says nothing that axe finds wrong",
		at: narrow,
		async go(owner) {
			for (const [place, title] of [
				["pricing.yaml", "Prices"],
				["articles", "Articles"],
				["images", "Pictures"],
			] as const) {
				await owner.open(place, title);
				await owner.fits(narrow.width);
				expect(await owner.violations()).toEqual([]);
			}
		},
	},
];
