import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { basename, join } from "node:path";
import { type Listening, listen } from "../../../publish/listen.ts";

type Resource = {
	sys: { id: string; type: string; createdAt?: string };
	fields?: Record<string, Record<string, unknown>>;
};

type Exported = {
	contentTypes: readonly object[];
	entries: readonly Resource[];
	assets: readonly Resource[];
};

type ErrorResponse = { status: number; id: string };

type Json = { status: number; body: object };

const pageSize = 20;

/**
 * A fake of Contentful's Delivery and Preview API for one space: sync with pages and tokens, cursor
 * paging, deletions and errors. Its responses have the format of the real responses that are
 * recorded in the tests of Contentful's Ruby client.
 */
export class FakeContentful {
	readonly spaceId = "gym";
	readonly token = "right";
	/** Responses to the next requests. Status 0 stands for the regular response. */
	readonly errorResponses: ErrorResponse[] = [];
	readonly requests: string[] = [];
	types: readonly object[];
	onFirstPage: () => void = () => {};
	readonly #resources = new Map<string, Resource>();
	readonly #history: Resource[] = [];
	readonly #folder: string;
	#listening: Listening | undefined;

	constructor({ contentTypes, entries, assets }: Exported, folder: string) {
		this.types = contentTypes;
		this.#folder = folder;
		for (const entry of entries) this.publish(entry);
		for (const asset of assets) {
			const { sys, fields } = asset;
			this.publish(asset);
			const file = Object(fields?.file?.["en-US"]);
			const url = `//images.ctfassets.net/${this.spaceId}/1/${file.fileName}`;
			this.set(sys.id, "file", { ...file, url });
		}
	}

	async listen(): Promise<this> {
		const server = createServer((request, response) => {
			const error = this.errorResponses.shift();
			const { status, body } = this.#respond(request, error);
			response.writeHead(status, {
				"Content-Type": "application/vnd.contentful.delivery.v1+json",
			});
			response.end(JSON.stringify(body));
		});
		this.#listening = await listen(server, 0);
		return this;
	}

	get host(): string {
		return `127.0.0.1:${this.#listening?.port}`;
	}

	close() {
		return this.#listening?.close();
	}

	readonly fetchBytes = (url: string): Promise<Uint8Array> =>
		readFile(join(this.#folder, basename(url)));

	publish(resource: Resource) {
		this.#resources.set(resource.sys.id, resource);
		this.#history.push(resource);
	}

	set(id: string, field: string, value: unknown) {
		const { sys, fields } = this.#resource(id);
		const otherFields = Object.entries(fields ?? {}).filter(
			([name]) => name !== field,
		);
		this.publish({
			sys,
			fields: {
				...Object.fromEntries(otherFields),
				...(value === undefined ? {} : { [field]: { "en-US": value } }),
			},
		});
	}

	/** Deletes or unpublishes a resource. Both look the same in the Delivery API. */
	remove(id: string) {
		const { sys } = this.#resource(id);
		this.#resources.delete(id);
		this.#history.push({ sys: { id, type: `Deleted${sys.type}` } });
	}

	#resource(id: string): Resource {
		const found = this.#resources.get(id);
		if (!found) throw new Error(`The space has no ${id}`);
		return found;
	}

	#respond(request: IncomingMessage, error: ErrorResponse | undefined): Json {
		const { pathname, searchParams } = new URL(request.url ?? "", "http://a");
		const base = `/spaces/${this.spaceId}/environments/master/`;
		this.requests.push(`${pathname.replace(base, "")}?${searchParams}`);
		if (error?.status) return refused(error.status, error.id);
		if (request.headers.authorization !== `Bearer ${this.token}`)
			return refused(401, "AccessTokenInvalid");
		switch (pathname.startsWith(base) && pathname.slice(base.length)) {
			case "locales":
				return list([{ code: "de" }, { code: "en-US", default: true }]);
			case "content_types":
				return list(this.types);
			case "sync":
				return this.#sync(searchParams.get("sync_token"));
			case "entries":
				return this.#page("Entry", searchParams.get("pageNext"));
			case "assets":
				return this.#page("Asset", searchParams.get("pageNext"));
			default:
				return refused(404, "NotFound");
		}
	}

	/** A token such as "20-115" contains the next page's first index and the end of the sync. */
	#sync(token: string | null): Json {
		const [start = 0, end = this.#history.length] = (token ?? "")
			.split("-")
			.filter(Boolean)
			.map(Number);
		const items = this.#history.slice(start, Math.min(start + pageSize, end));
		const next = start + items.length;
		if (!token) this.onFirstPage();
		const at = (token: string) =>
			`http://${this.host}/spaces/${this.spaceId}/environments/master/sync?sync_token=${token}`;
		return {
			status: 200,
			body: {
				sys: { type: "Array" },
				items,
				...(next < end
					? { nextPageUrl: at(`${next}-${end}`) }
					: { nextSyncUrl: at(`${end}`) }),
			},
		};
	}

	#page(type: string, cursor: string | null): Json {
		const all = [...this.#resources.values()].filter(
			({ sys }) => sys.type === type,
		);
		const start = Number(cursor ?? 0);
		const next = start + pageSize;
		const items = all.slice(start, next);
		const pages =
			next < all.length ? { next: `/${type}?pageNext=${next}` } : {};
		return {
			status: 200,
			body: { sys: { type: "Array" }, limit: pageSize, items, pages },
		};
	}
}

function list(items: readonly object[]): Json {
	return {
		status: 200,
		body: {
			sys: { type: "Array" },
			total: items.length,
			skip: 0,
			limit: 1000,
			items: items.map((item) => ({ sys: {}, ...item })),
		},
	};
}

function refused(status: number, id: string): Json {
	return {
		status,
		body: { sys: { type: "Error", id }, message: id, requestId: "1" },
	};
}
