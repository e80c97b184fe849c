import { Measurement } from "content:measuring";
import shell from "content:shell";
import bodyScript from "virtual:early-body";
import headScript from "virtual:early-head";
import type { ReactNode } from "react";
import {
	Links,
	Outlet,
	Scripts,
	ScrollRestoration,
	useNavigation,
	useRouteError,
} from "react-router";
import type { Page } from "#lib/head.ts";
import { AfterMain } from "#shell/after-main.tsx";
import { Announcement } from "#shell/announcement/announcement.tsx";
import { SiteHeader } from "#shell/header/site-header.tsx";
import { useAppReady, useFocusOnNewPage } from "#shell/page-changes.ts";
import { usePageHandle } from "#shell/page-handle.ts";
import { ThemeProvider } from "#shell/theme/theme.tsx";
import { InSiteLinks } from "#ui/navigation/in-site-links.tsx";
import { LayoutStep } from "#ui/section/layout-step.tsx";
import css from "./root.module.css";
import "content:placeholder-colors.css";
import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/themes.css";
import "./styles/type.css";
import "./ui/section/late-part.css";
import { ErrorPage } from "#shell/error-page.tsx";

/**
 * The document around every page. When a page breaks, React makes it anew around the error page: without scripts, since
 * Trusted Types keep it from making any and those of the document have run; with the theme that is on <html>.
 */
export function Layout({ children }: { children: ReactNode }) {
	const isBroken = Boolean(useRouteError());
	const { page, hasEvents } = usePageHandle();
	return (
		<html
			lang="en-US"
			data-events={hasEvents ? "" : undefined}
			data-announcement={shell.announcement?.interval}
			className={isBroken ? document.documentElement.className : undefined}
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{/* iOS Safari wraps what looks like a phone number, date or address in links of its own. */}
				<meta
					name="format-detection"
					content="telephone=no, date=no, address=no, email=no"
				/>
				{!isBroken && <InlineScript code={headScript} />}
				<PageTags page={page} />
				<Links />
				{/* Nothing is painted before the bar is whole: each link that came later would move those before it. On a photograph
				    the bar waits for the text, too: white on nothing, nobody could read it. The text stands at the photograph's foot,
				    so each line that came later would push up those before it. Chromium waits for the beginning of the element that is
				    named: it is the one that follows. */}
				{!isBroken && (
					<link
						rel="expect"
						href={page?.hero?.picture ? "#hero-end" : "#bar-end"}
						blocking="render"
					/>
				)}
			</head>
			<body>
				{children}
				{!isBroken && (
					<>
						<ScrollRestoration />
						<Scripts />
						<InlineScript code={bodyScript} />
					</>
				)}
			</body>
		</html>
	);
}

/** What is said in the head of the page, and of the site (src/lib/head.ts). */
function PageTags({ page }: { page: Page | undefined }) {
	return (
		<>
			{page && (
				<>
					<title>{page.head.title}</title>
					<meta name="description" content={page.head.description} />
					<meta name="keywords" content={page.head.keywords} />
					{page.head.noindex && <meta name="robots" content="noindex" />}
				</>
			)}
			{/* The outside systems are looked up early (EMBED-07). */}
			{shell.hintedOrigins.map((origin) => (
				<link key={origin} rel="dns-prefetch" href={origin} />
			))}
			<link rel="icon" href={shell.favicon} type="image/svg+xml" />
			{page && !page.head.noindex && (
				<link rel="canonical" href={page.head.canonical} />
			)}
			{/* The picture behind the headline: the file that its element chooses in this window (IMG-03). */}
			{page?.hero?.picture?.variants.map(({ media, avif }) => (
				<link
					key={avif}
					rel="preload"
					as="image"
					type="image/avif"
					media={media}
					href={avif}
					fetchPriority="high"
				/>
			))}
		</>
	);
}

/** Header, page, footer and the dialogs that every page of its kind offers. */
export default function Root() {
	const { page, header } = usePageHandle();
	return (
		<ThemeProvider>
			<a className="skip-link" href="#main">
				Skip to content
			</a>
			<LayoutStep />
			<Measurement />
			<Announcement />
			<LayoutStep />
			<SiteHeader mode={header} isOnPhoto={page?.hero?.picture !== undefined} />
			<LayoutStep id="bar-end" />
			<PageChanges />
			<InSiteLinks />
			<main id="main" tabIndex={-1}>
				<Outlet />
			</main>
			<AfterMain header={header} />
		</ThemeProvider>
	);
}

/** What shows when a page breaks (ERR-02). */
export function ErrorBoundary() {
	return <ErrorPage error={useRouteError()} />;
}

/** Focus, title and progress when the page changes without a new document. */
function PageChanges() {
	useAppReady();
	useFocusOnNewPage();
	const isLoading = useNavigation().state === "loading";
	return isLoading ? (
		<div
			className={css.progress}
			role="progressbar"
			aria-label="Loading page"
		/>
	) : null;
}

/** A script of the build, the same on every page: its hash stands in the security policy. */
function InlineScript({ code }: { code: string }) {
	return (
		<script
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own code from src/startup, inline to run before the first paint
			dangerouslySetInnerHTML={{ __html: code }}
		/>
	);
}
