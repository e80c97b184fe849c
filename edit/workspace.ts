import { createHash } from "node:crypto";
import {
	mkdir,
	readFile,
	rename,
	rm,
	unlink,
	writeFile,
} from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import sharp from "sharp";
import { articlePath } from "#articles/list/article-paths.ts";
import { checkTexts } from "#model/check-texts.ts";
import { type Content, entryOf, folderOf } from "#model/files.ts";
import { landingAddress } from "#model/pages/landing.ts";
import type { ImageMaster } from "#model/pictures/pictures.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { requestAllPictures } from "#pages/every-page-props.ts";
import { readImages } from "../publish/content/image-masters.ts";
import { textsIn } from "../publish/content/read-content.ts";
import { withStandIns } from "./stand-ins.ts";

/** What a writer has changed in a file and not saved. */
export type Draft = {
	/** Names the text that the draft began with; "" where there was no file. */
	base: string;
	/** null: the file is to go. */
	text: string | null;
};

export type Drafts = Readonly<Record<string, Draft>>;

type Picture = Pick<ImageMaster, "file" | "width" | "height" | "hash"> & {
	isUnsaved: boolean;
};

/** The content as it would be with the drafts laid over it. */
export type Checked = {
	problems: readonly ContentProblem[];
	/** What the pages leave out: told, but no reason not to save. */
	warnings: readonly ContentProblem[];
	pictures: readonly Picture[];
	/** The file whose fields stand in for mistakes on the page beside the form; undefined where it shows the drafts alone, or waits. */
	lender?: string | undefined;
	/** Facts by name with today's value, of the last content without a mistake. */
	facts: Readonly<Record<string, string>>;
	/** The addresses of that content's articles and landing pages, by their files. */
	addresses: Readonly<Record<string, string>>;
};

/** Why something was not done, in words for the writer; nothing has been written. */
export class Refusal extends Error {
	readonly status: number;

	constructor(status: number, words: string) {
		super(words);
		this.status = status;
	}
}

const pictureName = /^[a-z0-9][a-z0-9-]*\.(jpg|png)$/;

/** The content folder and the drafts over it, which are kept in a folder of their own until they are saved. */
export class Workspace {
	readonly #folder: string;
	readonly #kept: string;
	readonly #show: (content: Content) => Promise<void>;
	#last: Pick<Checked, "facts" | "addresses"> = { facts: {}, addresses: {} };
	/** Every piece of work waits for the one before it. */
	#queue: Promise<unknown> = Promise.resolve();

	constructor(
		/** The content folder, absolute. */
		folder: string,
		/** Where drafts are kept, absolute. */
		kept: string,
		/** Gets the content whenever it is without a mistake, or others stand in for what is wrong. */
		show: (content: Content) => Promise<void> = async () => {},
	) {
		this.#folder = folder;
		this.#kept = kept;
		this.#show = show;
	}

	/** Everything that the editor begins with. */
	open() {
		return this.#inTurn(async () => {
			const texts = await textsIn(this.#folder);
			const drafts = await this.#drafts();
			return {
				texts: Object.fromEntries(
					[...texts].map(([path, text]) => [
						path,
						{ text, name: nameOf(text) },
					]),
				),
				drafts,
				...(await this.#check(texts, drafts)),
			};
		});
	}

	/** Keeps the drafts in the place of those before, and says what the rules make of them. */
	keep(drafts: Drafts): Promise<Checked> {
		return this.#inTurn(async () => {
			for (const [path, { text }] of Object.entries(drafts)) {
				if (!entryOf(path))
					throw new Refusal(400, `${path} is not a file of the content`);
				if (text === null && !folderOf(path))
					throw new Refusal(400, `The site needs ${path}; it cannot go`);
			}
			await writeBeside(this.#draftFile, JSON.stringify(drafts, null, "\t"));
			return this.#check(await textsIn(this.#folder), drafts);
		});
	}

	/** Keeps a picture that is not saved yet. */
	keepPicture(file: string, bytes: Uint8Array): Promise<Checked> {
		return this.#inTurn(async () => {
			if (!pictureName.test(file))
				throw new Refusal(
					400,
					"A picture's name is small letters, digits and hyphens, and ends with .jpg or .png",
				);
			// Read to its end: one that is cut off has a beginning, too.
			const { format } = await sharp(bytes)
				.stats()
				.then(() => sharp(bytes).metadata())
				.catch(() => ({ format: undefined }));
			if (format !== (file.endsWith(".png") ? "png" : "jpeg"))
				throw new Refusal(
					415,
					format
						? `This is a picture of the kind ${format}: save it as a JPG or PNG first`
						: "This file is no picture, or it is damaged: save it anew as a JPG or PNG",
				);
			await writeBeside(join(this.#kept, "images", file), bytes);
			return this.#check(await textsIn(this.#folder), await this.#drafts());
		});
	}

	/** The bytes of a picture, small enough to be looked at in the editor. */
	async viewPicture(file: string): Promise<Buffer> {
		const master = (await this.#images()).images.get(file);
		if (!master) throw new Refusal(404, "There is no such picture");
		return sharp(master.path)
			.autoOrient()
			.resize(900, 900, { fit: "inside", withoutEnlargement: true })
			.webp({ quality: 70 })
			.toBuffer();
	}

	/** Writes the drafts into the content folder: all of them, or none. */
	save(): Promise<void> {
		return this.#inTurn(async () => {
			const drafts = Object.entries(await this.#drafts());
			const texts = await textsIn(this.#folder);
			const foreign = drafts.filter(
				([path, { base }]) => nameOf(texts.get(path)) !== base,
			);
			if (foreign.length > 0)
				throw new Refusal(
					409,
					`Meanwhile another program has changed ${foreign.map(([path]) => path).join(", ")}`,
				);
			const { problems } = await this.#check(texts, Object.fromEntries(drafts));
			if (problems.length > 0)
				throw new Refusal(422, "Some mistakes have to be fixed first");
			const { images } = await this.#images();
			for (const image of images.values())
				if (this.#isUnsaved(image))
					await writeBeside(
						join(this.#folder, "images", image.file),
						await readFile(image.path),
					);
			for (const [path, { text }] of drafts) {
				const place = join(this.#folder, path);
				if (text !== null) await writeBeside(place, text);
				else await unlink(place).catch(() => undefined);
			}
			await rm(this.#kept, { recursive: true, force: true });
		});
	}

	get #draftFile() {
		return join(this.#kept, "drafts.json");
	}

	#inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
		const result = this.#queue.then(work);
		this.#queue = result.catch(() => undefined);
		return result;
	}

	async #drafts(): Promise<Drafts> {
		const json = await readFile(this.#draftFile, "utf8").catch(() => "{}");
		return JSON.parse(json);
	}

	#images() {
		return readImages(join(this.#folder, "images"), join(this.#kept, "images"));
	}

	#isUnsaved({ path }: ImageMaster): boolean {
		return path.startsWith(this.#kept + sep);
	}

	async #check(
		texts: ReadonlyMap<string, string>,
		drafts: Drafts,
	): Promise<Checked> {
		const laid = new Map(texts);
		for (const [path, { text }] of Object.entries(drafts))
			if (text === null) laid.delete(path);
			else laid.set(path, text);
		const { images, broken } = await this.#images();
		const check = (all: ReadonlyMap<string, string>) =>
			checkTexts(all, images, {
				brokenPictures: broken,
				requestPictures: requestAllPictures,
			});
		const checked = check(laid);
		const { content, lender } = withStandIns(laid, texts, checked, check);
		if (content) {
			const { facts, articles, landing } = content;
			this.#last = {
				facts: Object.fromEntries(facts),
				addresses: Object.fromEntries([
					...articles.map(({ slug, category }) => [
						`articles/${slug}.md`,
						articlePath(category, slug),
					]),
					...landing.map(({ slug }) => [
						`landing/${slug}.yaml`,
						landingAddress(slug),
					]),
				]),
			};
			await this.#show(content);
		}
		return {
			problems: checked.kind === "problems" ? checked.problems : [],
			warnings: checked.kind === "content" ? checked.content.warnings : [],
			lender,
			...this.#last,
			pictures: [...images.values()].map((image) => ({
				file: image.file,
				width: image.width,
				height: image.height,
				hash: image.hash,
				isUnsaved: this.#isUnsaved(image),
			})),
		};
	}
}

/** A name for a text: the same for the same text only. */
function nameOf(text: string | undefined): string {
	if (text === undefined) return "";
	return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** A reader finds the old file or the new one, never half of one. */
async function writeBeside(place: string, bytes: string | Uint8Array) {
	await mkdir(dirname(place), { recursive: true });
	const beside = `${place}.unfinished`;
	await writeFile(beside, bytes);
	await rename(beside, place);
}
