import { renderToStaticMarkup } from "react-dom/server";
import { CollectedProps } from "#islands/collected-props.ts";
import type { Content } from "#model/files.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { keepWordsTogether } from "#model/text/line-breaks.ts";
import { siteView } from "#model/views/site.ts";
import { pageAt } from "#pages/pages.ts";
import type { Site } from "#shell/site.ts";
import { CurrentPath } from "#ui/navigation/navigation.ts";
import { type Assets, Document, type PageStyles } from "./document.tsx";
import "../styles/reset.css";
import "../styles/tokens.css";
import "../styles/themes.css";
import "../styles/type.css";
import "../ui/section/defer-rendering.css";
import "../islands/island.css";

/** What the build adds to all pages. */
export type PageAssets = Omit<Assets, "styles"> & {
	styles: {
		/** The styles of the document, and behind <main>. */
		document: string;
		afterMain: string;
		/** By folder of src/pages. */
		pages: Readonly<Record<string, string>>;
	};
};

/** A page as complete HTML, made of nothing but what it is given. Throws when the content has no page at the path. */
export function renderPage(
	path: string,
	content: Content,
	images: Images,
	{ styles, ...assets }: PageAssets,
): string {
	const page = pageAt(path, content);
	if (!page) throw new Error(`There is no page at ${path}`);
	const site: Site = keepWordsTogether(siteView(content, images));
	const { props, element } = page.make(content, images);
	const pageStyles: PageStyles = {
		main: styles.document + (styles.pages[page.folder] ?? ""),
		afterMain: styles.afterMain,
	};
	const html = renderToStaticMarkup(
		<CurrentPath value={path}>
			<CollectedProps value={[]}>
				<Document
					site={site}
					page={props}
					header={page.header}
					hasTimedParts={page.hasTimedParts}
					assets={{ ...assets, styles: pageStyles }}
				>
					{element}
				</Document>
			</CollectedProps>
		</CurrentPath>,
	);
	return `<!DOCTYPE html>${withEmailOff(html)}`;
}

/** The folder of src/pages that holds the page at a path; undefined where there is no page. */
export function pageFolder(path: string, content: Content): string | undefined {
	return pageAt(path, content)?.folder;
}

/**
 * Cloudflare obfuscates email addresses, and our policy blocks what its script does to decode them; it leaves alone what is
 * between these comments: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
function withEmailOff(html: string): string {
	return html
		.replace(/<body\b[^>]*>/, (body) => `${body}<!--email_off-->`)
		.replace("</body>", "<!--/email_off--></body>");
}
