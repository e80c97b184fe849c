import { renderToStaticMarkup } from "react-dom/server";
import { CollectedProps } from "#islands/collected-props.ts";
import type { Page } from "#lib/page-meta.ts";
import type { PageModule } from "#shell/page-handle.ts";
import { CurrentPath } from "#ui/navigation/navigation.ts";
import { type Assets, Document } from "./document.tsx";
import "content:placeholder-colors.css";
import "../styles/reset.css";
import "../styles/tokens.css";
import "../styles/themes.css";
import "../styles/type.css";
import "../ui/section/defer-rendering.css";
import "../islands/island.css";

const modules = import.meta.glob<PageModule>("../pages/*/*.tsx", {
	eager: true,
});

export type PageToRender = {
	/** "/pricing" */
	path: string;
	/** "pages/pricing/pricing.tsx" */
	component: string;
	/** The content of a page of which there are many. */
	content?: unknown;
};

/** A page as complete HTML. */
export function renderPage(
	{ path, component, content }: PageToRender,
	assets: Assets,
): string {
	const module = modules[`../${component}`];
	if (!module) throw new Error(`${component} is missing`);
	const { default: PageComponent, handle = {} } = module;
	const page = handle.page ?? (content as Page);
	const html = renderToStaticMarkup(
		<CurrentPath value={path}>
			<CollectedProps value={[]}>
				<Document page={page} handle={handle} assets={assets}>
					<PageComponent content={content as never} />
				</Document>
			</CollectedProps>
		</CurrentPath>,
	);
	return `<!DOCTYPE html>${withEmailOff(html)}`;
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
