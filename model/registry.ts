import type { ZodType, z } from "zod";
import type { RichText } from "#lib/rich-text.ts";

/** A file of the content folder: where it is and what it has to hold. */
export type ContentFileEntry = {
	/** Within the content folder: pages/home.yaml */
	path: string;
	/** Validates the fields; in a Markdown file, the front matter. */
	schema: ZodType;
	/** Set if the file has a page of its own. */
	page?: { address: string };
};

/** A folder of files of one kind, of which each makes a page or more. */
export type ContentFolderEntry = {
	path: string;
	ending: "md" | "yaml";
	/** Validates the fields; in a Markdown file, the front matter. */
	schema: ZodType;
};

/** The content files by the names that the code calls them. */
export type Registry = { readonly [name: string]: ContentFileEntry };

/** The folders by the names that the code calls them. */
export type Folders = { readonly [name: string]: ContentFolderEntry };

/** The validated value of a file; the text of a Markdown file is its `body`, which may be empty. */
type ValueOf<File extends { path: string; schema: ZodType }> =
	File["path"] extends `${string}.md`
		? z.infer<File["schema"]> & { body: RichText }
		: z.infer<File["schema"]>;

/** The validated values of a registry's files, by the same names. */
export type ContentOf<Files extends Registry> = {
	[Name in keyof Files]: ValueOf<Files[Name]>;
};

/** The validated values of the files in folders, by the folders' names. */
export type FilesIn<Listed extends Folders> = {
	[Name in keyof Listed]: readonly FolderFile<Listed[Name]>[];
};

type FolderFile<Folder extends ContentFolderEntry> = ValueOf<{
	path: `${Folder["path"]}/.${Folder["ending"]}`;
	schema: Folder["schema"];
}> & {
	/** The file's name without its ending, the last part of its address. */
	slug: string;
};

/** The file of a page: pages/group-classes.yaml is at /group-classes, pages/home.yaml at /. */
export function pageFile<const Path extends string, Schema extends ZodType>(
	path: Path,
	schema: Schema,
) {
	const name = path.replace(/^pages\/|\.\w+$/g, "");
	return {
		path,
		schema,
		page: { address: name === "home" ? "/" : `/${name}` },
	};
}

/** "articles/first-steps.md" -> "first-steps"; undefined for a file that cannot be one of the folder. */
export function slugIn(
	{ path: folder, ending }: ContentFolderEntry,
	path: string,
): string | undefined {
	return new RegExp(`^${folder}/([a-z0-9-]+)\\.${ending}$`).exec(path)?.[1];
}
