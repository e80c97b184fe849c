import { Menu } from "lucide-react";
import {
	type HeaderVariant,
	menuDialogId,
	primaryDialogIds,
} from "#booking/header-variant.ts";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import type { Site } from "../site.ts";
import { ThemeToggle } from "../theme/theme-toggle.tsx";
import { HeaderNav } from "./header-nav.tsx";
import { Logo } from "./logo.tsx";
import css from "./site-header.module.css";

type Props = {
	site: Site;
	headerVariant: HeaderVariant;
	/** True if the page starts with a photo, on which the header's text is light (NAV-15). */
	isOnPhoto: boolean;
};

/**
 * On scroll, src/startup/scroll-state.ts sets `data-scrolled` on <html>, which sets the header's
 * background.
 */
export function SiteHeader({ site, headerVariant, isOnPhoto }: Props) {
	return (
		<header
			className={`${css.siteHeader} ${visibility.screenOnly}`}
			data-header={headerVariant}
			data-photo={isOnPhoto ? "" : undefined}
		>
			<div className={`${layout.wrap} ${css.inner}`}>
				<Logo site={site} className={css.logo} />
				{headerVariant === "default" && (
					<HeaderNav headerLinks={site.headerLinks} />
				)}
				<div className={css.end}>
					<ThemeToggle />
					<PrimaryButton site={site} headerVariant={headerVariant} />
					<Button
						variant="ghost"
						size="icon"
						className={css.menu}
						aria-label="Open menu"
						opens={menuDialogId}
					>
						<Menu className="icon" />
					</Button>
				</div>
			</div>
		</header>
	);
}

function PrimaryButton({
	site,
	headerVariant,
}: {
	site: Site;
	headerVariant: HeaderVariant;
}) {
	const labels = site.headers[headerVariant];
	const onPhones = labels.actionOnPhones;
	return (
		<Button
			size="sm"
			className={css.action}
			opens={primaryDialogIds[headerVariant]}
		>
			{onPhones ? (
				<>
					<span className={visibility.desktopOnly}>{labels.action}</span>
					<span className={visibility.mobileOnly}>{onPhones}</span>
				</>
			) : (
				labels.action
			)}
		</Button>
	);
}
