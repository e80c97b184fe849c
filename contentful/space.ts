/** One entry of a space, in its default language. */
export type Entry = {
	id: string;
	/** The id of its content type. */
	type: string;
	fields: Readonly<Record<string, unknown>>;
};

/** A picture of a space. */
export type Asset = {
	id: string;
	fileName: string;
	/** What people say of it in the web app: stands in for a description where a picture is used without one. */
	description: string | undefined;
	/** undefined while the service still works on it. */
	url: string | undefined;
	/** Its media type, where the service knows it: image/jpeg. */
	contentType: string | undefined;
	/** "2026-11-22T08:00:00.000Z"; empty where nobody knows. */
	createdAt: string;
};

/** What a space holds, links as ids. */
export type Space = {
	entries: ReadonlyMap<string, Entry>;
	assets: ReadonlyMap<string, Asset>;
	/** Ids of the content types that it knows. */
	types: ReadonlySet<string>;
};

/** What a person can open in the web app. */
export type Source = {
	what: "entries" | "assets";
	id: string;
	/** "Membership “Silver”" */
	name: string;
};

/** The page of an entry or a picture in the web app. */
export type LinkTo = (source: Source) => string;

/** The picture's name in content/images: "IMG 1234.JPEG" is kept as img-1234.jpg. */
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
