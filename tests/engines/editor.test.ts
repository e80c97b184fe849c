import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
	afterAll,
	beforeAll,
	beforeEach,
	describe,
	expect,
	test,
} from "vitest";
import {
	drawnAnew,
	type ServedEditor,
	serveEditor,
} from "../editor/served-editor.ts";
import { desktop } from "../support/browser/screens.ts";
import type { Browser, Engine, Size } from "./browser.ts";
import { firefox } from "./puppeteer.ts";
import { createVisitor, patience, type Visitor } from "./visitor.ts";
import { webkit } from "./webkit.ts";

const narrow = { width: 360, height: 740 };

/** Chromium makes more of them in tests/editor. */
const engines = [firefox, webkit];

const axe = readFileSync(
	createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
	"utf8",
);

let served: ServedEditor;
beforeAll(async () => {
	served = await serveEditor();
	await served.isSiteReady();
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
				owner = createOwner(createVisitor(browser, served.address), engine);
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
				const complaints = await browser.complaints();
				expect(complaints.filter((one) => !drawnAnew.test(one))).toEqual([]);
			});
		},
	);

type Owner = ReturnType<typeof createOwner>;

/** What an owner does in the editor by keyboard alone: walks to what can be seen with Tab, presses Enter, and types. */
function createOwner(visitor: Visitor, engine: Engine) {
	const { browser, ask } = visitor;

	/** Walks to what a selector finds and whose words begin so, however many stops away. */
	const walkTo = (selector: string, words: string) =>
		expect
			.poll(
				async () => {
					const way = await ask(wayTo, selector, words);
					if (way && way !== "here") await visitor.keys(way);
					return way;
				},
				{
					...patience,
					interval: 0,
					message: `Tab leads to: ${selector} “${words}”`,
				},
			)
			.toBe("here");
	const press = async (selector: string, words: string) => {
		await walkTo(selector, words);
		await visitor.keys("Enter");
	};

	return {
		visitor,
		ask,
		walkTo,
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
			await walkTo("main label", label);
			await ask(selectAll);
			await visitor.keys(...keys);
		},
		/** Types a day, or a day and a time, as Americans write them, from the first part of the field on. */
		async typeDate(label: string, ...parts: string[]) {
			await walkTo("main label", label);
			while ((await ask(wayTo, "main label", label)) === "here")
				await visitor.keys("Shift+Tab");
			await visitor.keys("Tab");
			for (const part of parts) {
				await visitor.keys(...part);
				// The others go on to the next part by themselves.
				if (engine === webkit) await visitor.keys("ArrowRight");
			}
		},
		async seesField(label: string, value: string) {
			await walkTo("main label", label);
			await expect
				.poll(() => ask(valueOfFocused), { ...patience, message: label })
				.toBe(value);
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
						...patience,
						// A development server makes the page when it is asked for first.
						timeout: 3 * patience.timeout,
						message: `the page beside the form says ${words}`,
					},
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
			await this.says(words);
			await ask(dropPicture, words, name);
		},
		fits: async (width: number) =>
			expect(
				await ask(() => document.documentElement.scrollWidth),
			).toBeLessThanOrEqual(width),
		async violations() {
			await browser.run(`(() => { ${axe} })()`);
			return ask(findViolations);
		},
		async save() {
			await press("button", "Review and save");
			await press("dialog button", "Save");
			await this.says("Saved on this computer.");
		},
	};
}

/** The key that leads nearer to the last visible element whose words begin so, or that the focus is there. */
function wayTo(selector: string, words: string) {
	const found = [...document.querySelectorAll<HTMLElement>(selector)].findLast(
		(element) =>
			element.checkVisibility() &&
			(element.getAttribute("aria-label") ?? element.textContent)
				.trim()
				.startsWith(words),
	);
	const target =
		found instanceof HTMLLabelElement ? found.control : (found ?? null);
	const { activeElement } = document;
	if (!target || !activeElement) return null;
	if (target === activeElement) return "here";
	return activeElement.compareDocumentPosition(target) &
		Node.DOCUMENT_POSITION_PRECEDING
		? "Shift+Tab"
		: "Tab";
}

function selectAll() {
	const { activeElement } = document;
	if (
		activeElement instanceof HTMLInputElement ||
		activeElement instanceof HTMLTextAreaElement
	)
		activeElement.select();
}

function valueOfFocused() {
	return (document.activeElement as HTMLInputElement).value;
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

/** Opens every part, and of lists the first entry: the others have the same fields. */
function openAll() {
	for (const part of document.querySelectorAll("main details"))
		if (!part.closest("li:not(:first-child)")) part.setAttribute("open", "");
}

/** Every color has a value for each theme (tokens.css). */
async function findViolations(): Promise<string[]> {
	const found: string[] = [];
	for (const theme of ["light", "dark"]) {
		document.documentElement.style.colorScheme = theme;
		const { violations } = await globalThis.axe.run(document, {
			iframes: false,
			resultTypes: ["violations"],
			...(theme === "dark" ? { runOnly: ["color-contrast"] } : {}),
		});
		for (const { id, nodes } of violations)
			for (const { target } of nodes)
				found.push(`${theme}, ${id}: ${target.join(" ")}`);
	}
	document.documentElement.style.removeProperty("color-scheme");
	return found;
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
			await owner.says("to fill in before saving");
			await owner.typeDate("First day", "02", "01", "2027");
			await owner.type("Reason", ..."Inventory");
			await owner.misses("before saving");
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
			await owner.typeDate("Appears at", "02", "01", "2027", "06", "30", "A");
			await owner.typeDate("Goes at", "02", "01", "2027", "09", "00", "A");
			await owner.misses("before saving");
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
		claim:
			"a photo is dropped, and the point of it that stays in view is moved by an arrow key",
		at: narrow,
		async go(owner) {
			await owner.open("pages/group-classes.yaml", "Group classes");
			await owner.unfold("Top of the page");
			await owner.button("Choose another picture");
			await owner.drop("Drop a new picture", "New floor.jpg");
			await owner.says("new-floor.jpg");
			await owner.unfold("The point that stays in view");
			await owner.walkTo("button", "Point that stays in view");
			await owner.visitor.keys("ArrowUp");
			await owner.save();
			expect(await served.changedLines("pages/group-classes.yaml")).toEqual([
				"-    file: platform.jpg",
				"-    focus: [50, 70]",
				"+    file: new-floor.jpg",
				"+    focus: [50, 48]",
			]);
		},
	},
	{
		claim: "an article is written, with a picture and its words",
		at: narrow,
		async go(owner) {
			await owner.open("articles", "Articles");
			await owner.type("Title of a new article", ..."Mops");
			await owner.button("Begin the article");
			await owner.says("to fill in before saving");
			await owner.type(
				"Text",
				..."A mop needs its rest day, too. We wring it out, and hang it up.",
			);
			await owner.button("Take the beginning of the text");
			await owner.type("Category", ..."Tra");
			await owner.type("Author", ..."Mar");
			await owner.type("Leads readers to", ..."Gro");
			await owner.unfold("Picture");
			await owner.button("Choose or add a picture");
			await owner.drop("Drop a new picture", "Mop.jpg");
			await owner.says("mop.jpg");
			await owner.type("What the picture shows", ..."A mop");
			await owner.misses("before saving");
			await owner.save();
			expect(await served.read("articles/mops.md")).toMatch(
				/^---\ntitle: Mops\nexcerpt: A mop needs [\s\S]*category: training\nauthor: Maren Okafor\n[\s\S]*relatedService: \/group-classes\nphoto:\n {2}file: mop\.jpg\n {2}alt: A mop\n---\n\nA mop needs /,
			);
		},
	},
	{
		claim:
			"every view fits into 360 px and has nothing that axe finds wrong, in both themes",
		at: narrow,
		async go(owner) {
			for (const [place, title, open] of [
				["pricing.yaml", "Prices"],
				["schedule.yaml", "Hours and closed days"],
				["announcement.yaml", "Announcement"],
				["pages/group-classes.yaml", "Group classes"],
				["articles", "Articles"],
				["images", "Pictures"],
				[
					"articles/member-stories.md",
					"Member story: from the back row to the whiteboard",
				],
				["pages/about.yaml", "About", "Choose another picture"],
				["site.yaml", "Gym and contact", "Review and save"],
			] as const) {
				await owner.open(place, title);
				await owner.ask(openAll);
				if (place === "site.yaml")
					await owner.type("Parking note", ..."Park {here");
				if (open) await owner.button(open);
				await owner.fits(narrow.width);
				expect(await owner.violations(), place).toEqual([]);
			}
		},
	},
];
