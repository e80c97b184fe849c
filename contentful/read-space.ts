import { createClient } from "contentful";
import { CommandError } from "../scripts/setup/command-error.mjs";
import { linkedId } from "./columns.ts";
import { contentTypeDefinitions } from "./content-types.ts";
import { isPlainObject } from "./is-plain-object.ts";
import type { Asset, Entry, Space } from "./space.ts";

export type Access = {
	spaceId: string;
	environment: string;
	/** A token of the Delivery API, or of the Preview API for drafts. */
	token: string;
	/** "cdn.contentful.com", or "cdn.eu.contentful.com" for a space in Europe. */
	host: string;
	areDrafts: boolean;
};

type Resource = { sys: { id: string }; fields: unknown };
type Resources = {
	entries: Map<string, Resource>;
	assets: Map<string, Resource>;
};

/**
 * Reads all published entries, or the drafts if `areDrafts` is set. Throws a CommandError if it
 * cannot read the space.
 */
export async function readSpace(access: Access): Promise<Space> {
	try {
		return await read(access);
	} catch (error) {
		throw toProblem(error, access);
	}
}

async function read({
	spaceId,
	environment,
	token,
	host,
	areDrafts,
}: Access): Promise<Space> {
	const client = createClient({
		space: spaceId,
		environment,
		accessToken: token,
		host,
		insecure: /^(localhost|127\.0\.0\.1)(:|$)/.test(host),
		timeout: 60_000,
		logHandler: (_level, page) => console.warn(String(page)),
	}).withAllLocales.withoutLinkResolution;
	const locales = await client.getLocales();
	const locale =
		locales.items.find((candidate) => candidate.default)?.code ?? "";
	const definitions = await client.getContentTypes({ limit: 1000 } as object);
	const types = new Set(definitions.items.map(({ sys }) => sys.id));
	if (!contentTypeDefinitions().some(({ id }) => types.has(id)))
		throw new CommandError(
			"The space has none of the site's content types, so it cannot be the gym's content.\nMake them with npm run content:push (docs/contentful.md), or set CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT to those of the right space.",
		);
	const { entries, assets } = areDrafts
		? await readDrafts(client)
		: await readPublished(client);
	return {
		types,
		entries: new Map(
			[...entries].map(([id, entry]) => [id, entryOf(entry, locale)]),
		),
		assets: new Map(
			[...assets].map(([id, asset]) => [id, assetOf(asset, locale)]),
		),
	};
}

type Client = ReturnType<
	typeof createClient
>["withAllLocales"]["withoutLinkResolution"];

/**
 * Syncs again from the token of the first sync, because entries may change during the first sync.
 */
async function readPublished(client: Client): Promise<Resources> {
	const entries = new Map<string, Resource>();
	const assets = new Map<string, Resource>();
	const all = await client.sync({ initial: true });
	const { nextSyncToken } = all;
	const later = nextSyncToken ? [await client.sync({ nextSyncToken })] : [];
	for (const page of [all, ...later]) {
		for (const entry of page.entries) entries.set(entry.sys.id, entry);
		for (const asset of page.assets) assets.set(asset.sys.id, asset);
		for (const { sys } of page.deletedEntries) entries.delete(sys.id);
		for (const { sys } of page.deletedAssets) assets.delete(sys.id);
	}
	return { entries, assets };
}

/** Reads page by page, because the Preview API has no sync. */
async function readDrafts(client: Client): Promise<Resources> {
	const entries = await allOf((page) => client.getEntriesWithCursor(page));
	const assets = await allOf((page) => client.getAssetsWithCursor(page));
	return { entries, assets };
}

type Page = {
	items: readonly Resource[];
	pages?: { next?: string | undefined };
};

async function allOf(
	request: (query: { limit: number; pageNext?: string }) => Promise<unknown>,
): Promise<Map<string, Resource>> {
	const all = new Map<string, Resource>();
	let pageNext: string | undefined;
	do {
		const { items, pages } = (await request({
			limit: 100,
			...(pageNext === undefined ? {} : { pageNext }),
		})) as Page;
		for (const resource of items) all.set(resource.sys.id, resource);
		pageNext = pages?.next;
	} while (pageNext !== undefined);
	return all;
}

function entryOf({ sys, fields }: Resource, locale: string): Entry {
	const type = "contentType" in sys ? linkedId(sys.contentType) : undefined;
	return { id: sys.id, type: type ?? "", fields: inLocale(fields, locale) };
}

function assetOf({ sys, fields }: Resource, locale: string): Asset {
	const { file, description } = inLocale(fields, locale);
	const { url, fileName, contentType } = isPlainObject(file) ? file : {};
	const createdAt = "createdAt" in sys ? sys.createdAt : "";
	return {
		id: sys.id,
		fileName: typeof fileName === "string" ? fileName : sys.id,
		description: typeof description === "string" ? description : undefined,
		url: typeof url === "string" ? url : undefined,
		mediaType: typeof contentType === "string" ? contentType : undefined,
		createdAt: typeof createdAt === "string" ? createdAt : "",
	};
}

function inLocale(fields: unknown, locale: string): Entry["fields"] {
	return Object.fromEntries(
		Object.entries(Object(fields)).map(([id, value]) => [
			id,
			isPlainObject(value) ? value[locale] : undefined,
		]),
	);
}

function toProblem(error: unknown, { spaceId, environment, host }: Access) {
	if (error instanceof CommandError || !(error instanceof Error)) return error;
	const status = statusOf(error);
	const target = `the space ${spaceId}, environment ${environment}, at ${host}`;
	if (status === 401 || status === 403)
		return new CommandError(
			`Contentful refuses the token for ${target}. Nothing was written.\nTake a token of the Content Delivery API (of the Content Preview API for --preview) from Settings, API keys.`,
		);
	if (status === 404)
		return new CommandError(
			`Contentful does not know ${target}. Nothing was written.\nCheck CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT, and whether the token may read that environment.`,
		);
	if (status === 429)
		return new CommandError(
			`Contentful has had too many requests for ${target}, again after several tries. Nothing was written.\nTry again in some minutes.`,
		);
	return new CommandError(
		`Contentful did not answer for ${target}: ${status ?? error.message}. Nothing was written.\nTry again; where it stays so, see https://www.contentfulstatus.com/`,
	);
}

/** The SDK puts the status of some errors in `response`, of others in `message` as JSON. */
function statusOf(error: Error): number | undefined {
	const { response } = error as { response?: unknown };
	const status = isPlainObject(response)
		? response.status
		: /"status": (\d+)/.exec(error.message)?.[1];
	return status === undefined ? undefined : Number(status);
}
