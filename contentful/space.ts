export type Entry = {
	id: string;
	type: string;
	fields: Readonly<Record<string, unknown>>;
};

export type Asset = {
	id: string;
	fileName: string;
	description: string | undefined;
	/** Undefined while Contentful processes the file. */
	url: string | undefined;
	mediaType: string | undefined;
	createdAt: string;
};

export type Space = {
	entries: ReadonlyMap<string, Entry>;
	assets: ReadonlyMap<string, Asset>;
	types: ReadonlySet<string>;
};

export type Source = {
	what: "entries" | "assets";
	id: string;
	name: string;
};

export type SourceUrl = (source: Source) => string;

/** "IMG 1234.JPEG" -> "img-1234.jpg" */
export function pictureName({ fileName }: Asset): string {
	return fileName
		.toLowerCase()
		.replace(/\.jpeg$/, ".jpg")
		.replaceAll(/[^a-z0-9.]+/g, "-")
		.replaceAll(/^-+|-+(?=\.)/g, "");
}

export function sourceOfAsset({ id, fileName }: Asset): Source {
	return { what: "assets", id, name: `Picture “${fileName}”` };
}
