import { Measurement } from "content:measuring";
import shell from "content:shell";
import bodyScript from "virtual:early-body";
import headScript from "virtual:early-head";
import { type ReactNode, use } from "react";
import { CollectedProps } from "#islands/collected-props.ts";
import { Island } from "#islands/island.tsx";
import type { Page } from "#lib/page-meta.ts";
import { AfterMain } from "#shell/after-main.tsx";
import { Announcement } from "#shell/announcement/announcement.tsx";
import { SiteHeader } from "#shell/header/site-header.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { ForceLayout } from "#ui/section/force-layout.tsx";
import { IslandError } from "./island-error.tsx";
import { PageTags } from "./page-tags.tsx";
import { speculationRules } from "./speculation-rules.ts";

/** What the build adds to a page. */
export type Assets = {
	/** The styles of the header and <main>, and of what stands behind <main>. */
	styles: { main: string; afterMain: string };
	/** The address of src/islands/entry.ts. */
	islands: string;
	/** The addresses of Vite's scripts, in development. */
	devScripts?: readonly string[];
};

type Props = {
	page: Page;
	handle: PageHandle;
	assets: Assets;
	children: ReactNode;
};

/** The document around every page. */
export function Document({ page, handle, assets, children }: Props) {
	const { header = "default", hasTimedParts } = handle;
	const isOnPhoto = page.hero?.picture !== undefined;
	return (
		<html
			lang="en-US"
			data-timed={hasTimedParts ? "" : undefined}
			data-announcement={shell.announcement?.interval}
			data-landing-page={page.campaign}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{/* iOS Safari wraps what looks like a phone number, date or address in links of its own. */}
				<meta
					name="format-detection"
					content="telephone=no, date=no, address=no, email=no"
				/>
				<InlineScript code={headScript} />
				<PageTags page={page} />
				<InlineStyle css={assets.styles.main} />
				{/* Block the first paint until the header is parsed, on a photograph until the hero's text is: both would shift.
				    Chromium waits for the start tag of the element that is named, hence the id on the element after it. */}
				<link
					rel="expect"
					href={isOnPhoto ? "#hero-end" : "#bar-end"}
					blocking="render"
				/>
			</head>
			<body data-islands={assets.islands}>
				<a className="skip-link" href="#main">
					Skip to content
				</a>
				<ForceLayout />
				{shell.hasMeasurement && (
					<Island name="Measurement" component={Measurement} props={{}} />
				)}
				<Announcement />
				<ForceLayout />
				<SiteHeader mode={header} isOnPhoto={isOnPhoto} />
				<ForceLayout id="bar-end" />
				<main id="main" tabIndex={-1}>
					{children}
				</main>
				{/* HTML allows a style in the body inside SVG only. */}
				<svg width="0" height="0" aria-hidden="true">
					<InlineStyle css={escapeForSvg(assets.styles.afterMain)} />
				</svg>
				<AfterMain header={header} />
				<IslandProps />
				<IslandError />
				<InlineScript code={bodyScript} />
				<InlineScript type="speculationrules" code={speculationRules} />
				{assets.devScripts?.map((src) => (
					<script key={src} type="module" src={src} />
				))}
			</body>
		</html>
	);
}

/** The props of the islands in front of it. */
function IslandProps() {
	const props = use(CollectedProps) ?? [];
	if (props.length === 0) return null;
	return (
		<script
			type="application/json"
			id="island-props"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without the start of a tag
			dangerouslySetInnerHTML={{
				__html: JSON.stringify(props).replaceAll("<", "\\u003c"),
			}}
		/>
	);
}

/** A script of the build, the same on every page: its hash stands in the security policy. */
function InlineScript({ code, type }: { code: string; type?: string }) {
	return (
		<script
			type={type}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own code of the build
			dangerouslySetInnerHTML={{ __html: code }}
		/>
	);
}

function InlineStyle({ css }: { css: string }) {
	return (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles of the build
		<style dangerouslySetInnerHTML={{ __html: css }} />
	);
}

/** Inside SVG the parser reads a style as ordinary text. */
function escapeForSvg(css: string): string {
	return css.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
