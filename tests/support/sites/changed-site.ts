import { createServer } from "node:http";
import { listen } from "../../../publish/listen.ts";
import { changePage, recordStaticTexts } from "../browser/page-changes.ts";
import { ports, siteOrigin } from "./sites.ts";

const scriptPath = "/page-changes.js";
/** Headers that are wrong after fetch has decoded the body. */
const encodingHeaders = ["content-encoding", "content-length"];

/**
 * Serves the frozen gym's site. The query changes a page before its islands start:
 * `/?changes=["replaced words"]` calls `changePage` with this list.
 */
export function serveChangedSite() {
	const server = createServer(async ({ url = "" }, response) => {
		const { pathname, search, searchParams } = new URL(url, siteOrigin);
		if (pathname === scriptPath) {
			response.setHeader("content-type", "text/javascript");
			response.end(
				`(${changePage})(${searchParams.get("changes")}); (${recordStaticTexts})()`,
			);
			return;
		}
		const original = await fetch(new URL(url, siteOrigin), {
			redirect: "manual",
		});
		response.statusCode = original.status;
		for (const [name, value] of original.headers)
			if (!encodingHeaders.includes(name)) response.setHeader(name, value);
		response.end(
			original.headers.get("content-type")?.startsWith("text/html")
				? (await original.text()).replace(
						"</body>",
						`<script src="${scriptPath}${search}"></script></body>`,
					)
				: Buffer.from(await original.arrayBuffer()),
		);
	});
	return listen(server, ports.changed);
}
