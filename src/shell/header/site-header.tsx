import shell from "content:shell";
import { Menu } from "lucide-react";
import {
	type HeaderVariant,
	menuDialogId,
	primaryDialogIds,
} from "#booking/header-variant.ts";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { ThemeToggle } from "../theme/theme-toggle.tsx";
import { HeaderNav } from "./header-nav.tsx";
import { Logo } from "./logo.tsx";
import css from "./site-header.module.css";

type Props = {
	mode: HeaderVariant;
	/** The page begins with a photograph: light text while at the top (NAV-15). */
	isOnPhoto: boolean;
};

/** The bar at the top of every page (NAV-01). Its background comes with scrolling, by the mark on <html>. */
export function SiteHeader({ mode, isOnPhoto }: Props) {
	return (
		<header
			className={`${css.siteHeader} ${visibility.screenOnly}`}
			data-mode={mode}
			data-photo={isOnPhoto ? "" : undefined}
		>
			<div className={`${layout.wrap} ${css.inner}`}>
				<Logo className={css.logo} />
				{mode === "default" && <HeaderNav />}
				<div className={css.end}>
					<ThemeToggle />
					<ActionButton mode={mode} />
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

function ActionButton({ mode }: { mode: HeaderVariant }) {
	const words = shell.modes[mode];
	const onPhones = "actionOnPhones" in words ? words.actionOnPhones : undefined;
	return (
		<Button size="sm" className={css.action} opens={primaryDialogIds[mode]}>
			{onPhones ? (
				<>
					<span className={visibility.desktopOnly}>{words.action}</span>
					<span className={visibility.mobileOnly}>{onPhones}</span>
				</>
			) : (
				words.action
			)}
		</Button>
	);
}
