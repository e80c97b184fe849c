import type { ZodType, z } from "zod";
import type { RichText } from "#lib/rich-text.ts";

/** A file of the content folder: where it is and what it has to hold. */
export type ContentFileEntry = {
	kind: "file";
	/** Within the content folder: pages/home.yaml */
	path: string;
	/** Of a Markdown file, the fields above its text. */
	schema: ZodType;
	/** Facts are made of it: it is checked before the texts that quote facts. */
	isFact: boolean;
	/** Where the file has a page of its own; what that shows, `page` below knows. */
	page?: { address: string };
};

/** A folder of files of one kind. */
export type ContentFolderEntry = {
	kind: "folder";
	path: string;
	ending: "md" | "yaml";
	/** Of a Markdown file, the fields above its text. */
	schema: ZodType;
};

type Group = { readonly [name: string]: ContentFileEntry };
type Entry = ContentFileEntry | ContentFolderEntry;

/** The content files by the names that the code calls them, in groups or not. */
export type Registry = {
	readonly [name: string]: Entry | Group;
};

/** What a file holds once it is checked; a Markdown file's text is its body. */
type ValueOf<File extends { path: string; schema: ZodType }> =
	File["path"] extends `${string}.md`
		? z.infer<File["schema"]> & { body: RichText }
		: z.infer<File["schema"]>;

/** What the files of a registry hold, by the same names. */
export type ContentOf<Files extends Registry> = {
	[Name in keyof Files]: Files[Name] extends ContentFileEntry
		? ValueOf<Files[Name]>
		: Files[Name] extends ContentFolderEntry
			? readonly FolderFile<Files[Name]>[]
			: {
					[Inner in keyof Files[Name]]: Files[Name][Inner] extends ContentFileEntry
						? ValueOf<Files[Name][Inner]>
						: never;
				};
};

type FolderFile<Folder extends ContentFolderEntry> = z.infer<
	Folder["schema"]
> & {
	/** The file's name without its ending, the last part of its address. */
	slug: string;
} & (Folder["ending"] extends "md"
		? {
				/** Empty when the fields are all there is. */
				body: RichText;
			}
		: unknown);

/** A YAML file that has no page of its own. */
export function yaml<const Path extends string, Schema extends ZodType>(
	path: Path,
	schema: Schema,
	{ isFact = false } = {},
) {
	return { kind: "file" as const, path, schema, isFact };
}

/** A folder of files, of which each makes a page or more. */
export function folder<
	const Ending extends "md" | "yaml",
	Schema extends ZodType,
>(path: string, ending: Ending, schema: Schema) {
	return { kind: "folder" as const, path, ending, schema };
}

/**
 * The file of a page: pages/group-classes.yaml is at /group-classes, pages/home.yaml at /. The view makes of the content
 * what the page shows; without one it shows the file as it is. The head is added to both (content-modules.ts).
 */
export function page<
	const Path extends string,
	Schema extends ZodType,
	View = undefined,
>(path: Path, schema: Schema, view?: View) {
	const name = pageName(path);
	const address = name === "home" ? "/" : `/${name}`;
	return { ...yaml(path, schema), page: { address, view: view as View } };
}

/** "pages/group-classes.yaml" -> "group-classes": the name of the page's component and module. */
export function pageName(path: string): string {
	return path.replace(/^pages\/|\.\w+$/g, "");
}

/** "articles/first-steps.md" -> "first-steps"; undefined for a file that cannot be one of the folder. */
export function slugIn(
	{ path: folder, ending }: ContentFolderEntry,
	path: string,
): string | undefined {
	return new RegExp(`^${folder}/([a-z0-9-]+)\\.${ending}$`).exec(path)?.[1];
}

/** The files of a list in its order, those of its groups in their place. */
export function filesOf(registry: Registry): readonly ContentFileEntry[] {
	return Object.values(registry).flatMap((entry) => {
		if (isGroup(entry)) return Object.values(entry);
		return entry.kind === "file" ? [entry] : [];
	});
}

/** The folders of a list in its order. */
export function foldersOf(registry: Registry): readonly ContentFolderEntry[] {
	return Object.values(registry).flatMap((entry) =>
		!isGroup(entry) && entry.kind === "folder" ? [entry] : [],
	);
}

function isGroup(entry: Registry[string]): entry is Group {
	return typeof entry.kind !== "string";
}
