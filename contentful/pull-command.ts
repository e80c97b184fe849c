// `npm run content:pull`: updates the content folder from a Contentful space.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { CommandError, runMain } from "../scripts/setup/command-error.mjs";
import { pull } from "./pull.ts";
import { readSpace } from "./read-space.ts";
import type { SourceUrl } from "./space.ts";

await runMain(async () => {
	const { values } = parseArgs({
		options: { check: { type: "boolean" }, preview: { type: "boolean" } },
	});
	const areDrafts = values.preview ?? false;
	if (areDrafts && !process.env.CONTENT_DIR)
		throw new CommandError(
			"Drafts are not for content/: say with CONTENT_DIR which folder is to hold them.\nCONTENT_DIR=build-drafts npm run content:pull -- --preview",
		);
	const folder = resolve(process.env.CONTENT_DIR ?? "content");
	const spaceId = setting("CONTENTFUL_SPACE_ID");
	const environment = process.env.CONTENTFUL_ENVIRONMENT || "master";
	const token = setting(
		areDrafts ? "CONTENTFUL_PREVIEW_TOKEN" : "CONTENTFUL_DELIVERY_TOKEN",
	);
	const defaultHost = areDrafts
		? "preview.contentful.com"
		: "cdn.contentful.com";
	const host = process.env.CONTENTFUL_HOST || defaultHost;
	const space = await readSpace({
		spaceId,
		environment,
		token,
		host,
		areDrafts,
	});
	const app = host.includes(".eu.")
		? "https://app.eu.contentful.com"
		: "https://app.contentful.com";
	const sourceUrl: SourceUrl = ({ what, id }) =>
		`${app}/spaces/${spaceId}/environments/${environment}/${what}/${id}`;
	const isWriting = !values.check;
	const { written, removed, unlisted, skippedAssets } = await pull({
		space,
		folder,
		sourceUrl,
		fetchBytes,
		isWriting,
	});
	for (const source of unlisted)
		console.warn(
			`Warning: ${source.name} is in no list, so the site does not show it: ${sourceUrl(source)}`,
		);
	if (skippedAssets.length > 0)
		console.warn(
			`Warning: left out, since the site cannot show them and nothing links to them: ${skippedAssets.join(", ")}`,
		);
	for (const path of written) console.log(`written  ${path}`);
	for (const path of removed) console.log(`removed  ${path}`);
	const count = written.length + removed.length;
	const files = count === 1 ? "1 file" : `${count} files`;
	console.log(
		isWriting
			? `Imported the space: ${files} changed`
			: `The space is in order: ${files} would change, none was written`,
	);
	return 0;
});

function setting(name: string): string {
	const value = process.env[name];
	if (value) return value;
	throw new CommandError(
		`${name} is not set, so the space cannot be read.\ndocs/contentful.md says where to find it.`,
	);
}

async function fetchBytes(url: string): Promise<Uint8Array> {
	const response = await fetch(url, {
		redirect: "error",
		signal: AbortSignal.timeout(60_000),
	});
	if (!response.ok) throw new Error(`the answer ${response.status}`);
	return response.bytes();
}
