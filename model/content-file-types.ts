import type { ZodType, z } from "zod";
import type { RichText } from "#lib/rich-text.ts";

export type ContentFileEntry = {
	/** Relative to the content folder: pages/home.yaml */
	path: string;
	schema: ZodType<object>;
	address?: string;
};

export type ContentFolderEntry = {
	path: string;
	extension: "md" | "yaml";
	schema: ZodType<object>;
};

export type Registry = { readonly [name: string]: ContentFileEntry };

export type Folders = { readonly [name: string]: ContentFolderEntry };

type ValueOf<File extends { path: string; schema: ZodType }> =
	File["path"] extends `${string}.md`
		? z.infer<File["schema"]> & { body: RichText }
		: z.infer<File["schema"]>;

export type ContentOf<Files extends Registry> = {
	[Name in keyof Files]: ValueOf<Files[Name]>;
};

export type FilesIn<Listed extends Folders> = {
	[Name in keyof Listed]: readonly FolderFile<Listed[Name]>[];
};

type FolderFile<Folder extends ContentFolderEntry> = ValueOf<{
	path: `${Folder["path"]}/.${Folder["extension"]}`;
	schema: Folder["schema"];
}> & {
	slug: string;
};

/**
 * Returns the `pageFiles` entry of a page, with the page's address: /group-classes for
 * pages/group-classes.yaml, / for pages/home.yaml.
 */
export function pageFile<const Path extends string, Schema extends ZodType>(
	path: Path,
	schema: Schema,
) {
	const name = path.replace(/^pages\/|\.\w+$/g, "");
	return { path, schema, address: name === "home" ? "/" : `/${name}` };
}

/**
 * Returns "first-steps" for "articles/first-steps.md". Returns undefined if the folder cannot
 * contain a file with this path.
 */
export function slugIn(
	{ path: folder, extension }: ContentFolderEntry,
	path: string,
): string | undefined {
	return new RegExp(`^${folder}/([a-z0-9-]+)\\.${extension}$`).exec(path)?.[1];
}
