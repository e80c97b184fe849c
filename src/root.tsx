import shell from "content:shell";
import bodyScript from "virtual:early-body";
import headScript from "virtual:early-head";
import { Measurement } from "virtual:measurement";
import besley from "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import {
	Links,
	type LinksFunction,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useNavigation,
	useRouteError,
} from "react-router";
import { FloatingTrialButton } from "#sections/floating-trial-button.tsx";
import { FrameDialog } from "#sections/frame-dialog.tsx";
import { SiteFooter } from "#sections/site-footer.tsx";
import { MenuSheet } from "#sections/site-header/menu-sheet.tsx";
import { SiteHeader } from "#sections/site-header/site-header.tsx";
import { InSiteLinks } from "#ui/in-site-links.tsx";
import { ThemeProvider } from "#ui/theme.tsx";
import { ToastOutlet } from "#ui/toasts.tsx";
import { useAppReady, useFocusOnNewPage } from "./page-changes.ts";
import { usePageHandle } from "./page-shell.ts";
import "content:tones.css";
import "./styles/app.css";
import { ErrorPage } from "#sections/error-page.tsx";

const font = (href: string) =>
	({
		rel: "preload",
		as: "font",
		type: "font/woff2",
		crossOrigin: "anonymous",
		href,
	}) as const;

export const links: LinksFunction = () => [
	font(besley),
	font(instrumentSans),
	...shell.hintedOrigins.map((href) => ({ rel: "dns-prefetch", href })),
	{ rel: "icon", href: shell.favicon, type: "image/svg+xml" },
];

/**
 * The document around every page. When a page breaks, React makes it anew around the error page: without scripts, since
 * Trusted Types keep it from making any and those of the document have run; with the theme that is on <html>.
 */
export function Layout({ children }: { children: ReactNode }) {
	const isBroken = Boolean(useRouteError());
	return (
		<html
			lang="en-US"
			className={isBroken ? document.documentElement.className : undefined}
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{!isBroken && <InlineScript code={headScript} />}
				<Meta />
				<Links />
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

/** Header, page, footer and the dialogs that every page of its kind offers. */
export default function Root() {
	const { header, isOnPhoto } = usePageHandle();
	return (
		<ThemeProvider>
			<a className="skip-link" href="#main">
				Skip to content
			</a>
			<Measurement />
			<SiteHeader mode={header} isOnPhoto={isOnPhoto} />
			<PageChanges />
			<InSiteLinks />
			<main id="main" tabIndex={-1}>
				<Outlet />
			</main>
			<SiteFooter />
			{header === "default" && <FloatingTrialButton />}
			<MenuSheet mode={header} />
			{header === "default" && (
				<FrameDialog
					dialog={shell.dialogs.freeTrial}
					space="900"
					hasFormEmbedScript
				/>
			)}
			<ToastOutlet />
		</ThemeProvider>
	);
}

/** What shows when a page breaks (ERR-02). */
export function ErrorBoundary() {
	return <ErrorPage error={useRouteError()} words={shell.error} />;
}

/** Focus, title and progress when the page changes without a new document. */
function PageChanges() {
	useAppReady();
	useFocusOnNewPage();
	const isLoading = useNavigation().state === "loading";
	return isLoading ? (
		<div
			className="navigation-progress"
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
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own code from src/early, inline to run before the first paint
			dangerouslySetInnerHTML={{ __html: code }}
		/>
	);
}
