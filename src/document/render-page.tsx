import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { primaryDialogIds } from "#booking/header-variant.ts";
import { CollectedProps } from "#islands/collected-props.ts";
import type { PageContent } from "#lib/page-content.ts";
import type { Content } from "#model/files.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { addNoBreakSpacesToTexts } from "#model/text/line-breaks.ts";
import { dialogsView } from "#model/views/page-parts.ts";
import { siteView } from "#model/views/site.ts";
import { requiredPageAt } from "#pages/pages.ts";
import type { Site } from "#shell/site.ts";
import { CurrentPath } from "#ui/navigation/navigation.ts";
import { type Assets, Document, inlineScripts } from "./document.tsx";
import type { HeadTags } from "./page-tags.tsx";
import "../styles/reset.css";
import "../styles/tokens.css";
import "../styles/themes.css";
import "../styles/type.css";
import "../ui/section/defer-rendering.css";
import "../islands/island.css";

export { inlineScripts };

export type PageAssets = Assets & {
	styles: {
		document: string;
		belowMain: string;
		pages: Readonly<Record<string, string>>;
	};
};

export async function renderPage(
	path: string,
	content: Content,
	images: Images,
	{ styles, ...assets }: PageAssets,
	headTags?: HeadTags,
): Promise<string> {
	const page = requiredPageAt(path, content);
	const site: Site = addNoBreakSpacesToTexts(siteView(content, images));
	const props = addNoBreakSpacesToTexts(page.props(content, images));
	const Component = (await page.component()) as (
		props: PageContent,
	) => ReactNode;
	const dialogs = addNoBreakSpacesToTexts(
		dialogsView(content, props, primaryDialogIds[page.headerVariant]),
	);
	const html = renderToStaticMarkup(
		<CurrentPath value={path}>
			<CollectedProps value={[]}>
				<Document
					site={site}
					head={page.head(content)}
					page={props}
					headerVariant={page.headerVariant}
					hasTimedParts={page.hasTimedParts}
					dialogs={dialogs}
					assets={assets}
					styles={{
						main: mainStyle(page.folder, styles),
						belowMain: styles.belowMain,
					}}
					headTags={headTags}
				>
					<Component {...props} />
				</Document>
			</CollectedProps>
		</CurrentPath>,
	);
	return `<!DOCTYPE html>${withEmailOff(html)}`;
}

/** Returns the inline style in the head of all pages of a folder. */
export function mainStyle(
	folder: string,
	styles: PageAssets["styles"],
): string {
	return styles.document + (styles.pages[folder] ?? "");
}

/**
 * Cloudflare obfuscates email addresses, and our security policy blocks the script that decodes
 * them. The HTML comments `email_off` make Cloudflare skip the page:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
function withEmailOff(html: string): string {
	return html
		.replace(/<body\b[^>]*>/, (body) => `${body}<!--email_off-->`)
		.replace("</body>", "<!--/email_off--></body>");
}
