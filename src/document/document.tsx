import bodyScript from "virtual:early-body";
import headScript from "virtual:early-head";
import { type ReactNode, use } from "react";
import type { HeaderVariant } from "#booking/header-variant.ts";
import type { LeadFrameDialog } from "#booking/lead-frame.tsx";
import { CollectedProps } from "#islands/collected-props.ts";
import { Island } from "#islands/island.tsx";
import type { PageContent } from "#lib/page-content.ts";
import { Measurement } from "#measurement/measurement.tsx";
import type { PageMeta } from "#model/views/page-meta.ts";
import { Announcement } from "#shell/announcement/announcement.tsx";
import { SiteHeader } from "#shell/header/site-header.tsx";
import type { Site } from "#shell/site.ts";
import { SiteFooterAndDialogs } from "#shell/site-footer-and-dialogs.tsx";
import { ForceLayout } from "#ui/section/force-layout.tsx";
import { IslandError } from "./island-error.tsx";
import { type HeadTags, PageTags } from "./page-tags.tsx";
import { speculationRules } from "./speculation-rules.ts";

export type Assets = {
	/** The URL of src/islands/entry.ts. */
	islands: string;
	/** The URL of React for src/islands/start.ts to preload. Undefined outside the published site. */
	react?: string;
	devScript?: string;
};

type Props = {
	site: Site;
	head: PageMeta;
	page: PageContent;
	headerVariant: HeaderVariant;
	hasTimedParts: boolean;
	dialogs: readonly LeadFrameDialog[];
	assets: Assets;
	styles: { main: string; belowMain: string };
	headTags: HeadTags | undefined;
	children: ReactNode;
};

/** These scripts are the same on every page. The security policy contains their hashes. */
export const inlineScripts = [headScript, bodyScript, speculationRules];

export function Document({
	site,
	head,
	page,
	headerVariant,
	hasTimedParts,
	dialogs,
	assets,
	styles,
	headTags,
	children,
}: Props) {
	const isOnPhoto = page.hero?.picture !== undefined;
	return (
		<html
			lang="en-US"
			data-timed={hasTimedParts ? "" : undefined}
			data-announcement={site.announcement?.interval}
			data-landing-page={page.campaign}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{/* Stops iOS Safari from turning phone numbers, dates and addresses into links. */}
				<meta
					name="format-detection"
					content="telephone=no, date=no, address=no, email=no"
				/>
				<InlineScript code={headScript} />
				<PageTags
					site={site}
					head={head}
					hero={page.hero}
					headTags={headTags}
				/>
				<InlineStyle css={styles.main} />
				{/* Blocks first paint until the header or hero text is parsed, so that nothing shifts.
				   Chromium unblocks at the start tag of the element with this id. So the id is on the
				   element that follows the header or hero text. */}
				<link
					rel="expect"
					href={isOnPhoto ? "#hero-end" : "#header-end"}
					blocking="render"
				/>
			</head>
			<body data-islands={assets.islands} data-react={assets.react}>
				<a className="skip-link" href="#main">
					Skip to content
				</a>
				<ForceLayout />
				{site.measurement && (
					<Island
						name="Measurement"
						component={Measurement}
						load="idle"
						props={site.measurement}
					/>
				)}
				<Announcement announcement={site.announcement} />
				<ForceLayout />
				<SiteHeader
					site={site}
					headerVariant={headerVariant}
					isOnPhoto={isOnPhoto}
				/>
				<ForceLayout id="header-end" />
				<main id="main" tabIndex={-1}>
					{children}
				</main>
				{/* HTML allows <style> in the body only inside SVG. */}
				<svg width="0" height="0" aria-hidden="true">
					<InlineStyle css={escapeForSvg(styles.belowMain)} />
				</svg>
				<SiteFooterAndDialogs
					site={site}
					headerVariant={headerVariant}
					dialogs={dialogs}
				/>
				<IslandProps />
				<IslandError site={site} />
				<InlineScript code={bodyScript} />
				<InlineScript type="speculationrules" code={speculationRules} />
				{assets.devScript && <script type="module" src={assets.devScript} />}
				{/* Structured data is at the end, so that it does not delay the first paint. */}
				{headTags?.structuredData && (
					<JsonScript
						type="application/ld+json"
						value={headTags.structuredData}
					/>
				)}
			</body>
		</html>
	);
}

/** Writes the props of all islands as JSON, so it must come after all islands. */
function IslandProps() {
	const props = use(CollectedProps) ?? [];
	return <JsonScript type="application/json" id="island-props" value={props} />;
}

function JsonScript({
	value,
	...attributes
}: {
	type: string;
	id?: string;
	value: object;
}) {
	return (
		<script
			{...attributes}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: every "<" in this JSON is escaped
			dangerouslySetInnerHTML={{
				__html: JSON.stringify(value).replaceAll("<", "\\u003c"),
			}}
		/>
	);
}

function InlineScript({ code, type }: { code: string; type?: string }) {
	return (
		<script
			type={type}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the build creates the script from our code
			dangerouslySetInnerHTML={{ __html: code }}
		/>
	);
}

function InlineStyle({ css }: { css: string }) {
	return (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: the build creates the styles from our code
		<style dangerouslySetInnerHTML={{ __html: css }} />
	);
}

/** Escapes the CSS, because the HTML parser decodes entities in a <style> inside SVG. */
function escapeForSvg(css: string): string {
	return css.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
