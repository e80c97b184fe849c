import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "../../../publish/listen.ts";

type Resource = {
	sys: Record<string, unknown> & { id: string; type: string };
	fields: Record<string, Record<string, object>>;
};

type Request = {
	method: string;
	path: string;
	/** Of a new entry. */
	contentType: string | string[] | undefined;
	body: Buffer;
};

const here = {
	space: { sys: { id: "gym", type: "Link", linkType: "Space" } },
	environment: { sys: { id: "master", type: "Link", linkType: "Environment" } },
};
const kinds: Readonly<Record<string, string>> = {
	assets: "Asset",
	content_types: "ContentType",
	entries: "Entry",
};

/** An empty space of the Management API that takes what Contentful's importer makes in it, and keeps it. */
export async function startManagementStandIn() {
	const made = new Map<string, Resource>();
	const uploads = new Map<string, Buffer>();

	function answer({ method, path, contentType, body }: Request): object {
		if (path.endsWith("/uploads")) {
			const id = String(uploads.size + 1);
			uploads.set(id, body);
			return { sys: { id, type: "Upload", ...here } };
		}
		const [, collection = "", name, action = ""] =
			/\/environments\/master\/(\w+)(?:\/([^/]+))?(?:\/(.+))?$/.exec(path) ??
			[];
		if (!collection)
			return { sys: { id: path.split("/").at(-1), type: "Space", ...here } };
		if (collection === "locales")
			return list([
				{ code: "en-US", default: true, sys: { id: "1", version: 1, ...here } },
			]);
		if (!name) return list([]);
		const id = decodeURIComponent(name);
		const key = `${collection}/${id}/${action === "editor_interface" ? action : ""}`;
		const version = Number(made.get(key)?.sys.version ?? 0) + 1;
		const type = kinds[collection] ?? "";
		const sys = {
			...{ id, type, version, ...here },
			contentType: { sys: { id: contentType ?? id } },
		};
		if (method === "PUT" && ["", "editor_interface"].includes(action))
			made.set(key, { ...JSON.parse(String(body)), sys });
		const found = made.get(key);
		if (!found) return { controls: [], sys };
		found.sys.version = version;
		if (action === "published") found.sys.publishedVersion = version;
		if (action.endsWith("/process"))
			for (const file of Object.values(found.fields.file ?? {}))
				Object.assign(file, { url: `//images.ctfassets.net/gym/${id}` });
		return found;
	}

	const server = createServer(async (request, response) => {
		const { pathname: path } = new URL(request.url ?? "", "http://a");
		const contentType = request.headers["x-contentful-content-type"];
		const { method = "" } = request;
		const body = await buffer(request);
		response.writeHead(200, { "Content-Type": "application/json" });
		response.end(JSON.stringify(answer({ method, path, contentType, body })));
	});
	const { port, close } = await listen(server, 0);

	const published = (type: string) =>
		[...made.values()].filter(
			({ sys }) => sys.type === type && sys.publishedVersion,
		);
	return {
		host: `127.0.0.1:${port}`,
		close,
		published: () => ({
			contentTypes: published("ContentType"),
			entries: published("Entry"),
			assets: published("Asset"),
		}),
		/** The bytes of the published pictures, by their names. */
		pictures: () =>
			published("Asset").map(({ fields }) => {
				const { fileName, uploadFrom } = Object(fields.file?.["en-US"]);
				const bytes = uploads.get(uploadFrom.sys.id) ?? Buffer.alloc(0);
				return [String(fileName), bytes] as const;
			}),
	};
}

function list(items: readonly object[]) {
	const { length: total } = items;
	return { sys: { type: "Array" }, total, skip: 0, limit: 100, items };
}
