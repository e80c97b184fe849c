import shell from "content:shell";
import { Menu } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { actionDialogs, type HeaderMode, menuSheetId } from "../header-mode.ts";
import { Logo } from "../logo.tsx";
import { ThemeToggle } from "../theme-toggle.tsx";
import { HeaderNav } from "./header-nav.tsx";

type Props = {
	mode: HeaderMode;
	/** The page begins with a photograph: light text while at the top (NAV-15). */
	isOnPhoto: boolean;
};

/** The bar at the top of every page (NAV-01). Its background comes with scrolling, by the mark on <html>. */
export function SiteHeader({ mode, isOnPhoto }: Props) {
	return (
		<header
			className="site-header"
			data-mode={mode}
			data-photo={isOnPhoto ? "" : undefined}
		>
			<div className="wrap">
				<Logo />
				{mode === "default" && <HeaderNav />}
				<div className="header-end">
					<ThemeToggle />
					<ActionButton mode={mode} />
					<Button
						variant="ghost"
						size="icon"
						className="header-menu"
						aria-label="Open menu"
						opens={menuSheetId}
					>
						<Menu className="icon" />
					</Button>
				</div>
			</div>
		</header>
	);
}

function ActionButton({ mode }: { mode: HeaderMode }) {
	const words = shell.modes[mode];
	const onPhones = "actionOnPhones" in words ? words.actionOnPhones : undefined;
	return (
		<Button size="sm" className="header-action" opens={actionDialogs[mode]}>
			{onPhones ? (
				<>
					<span className="on-desktop">{words.action}</span>
					<span className="on-phones">{onPhones}</span>
				</>
			) : (
				words.action
			)}
		</Button>
	);
}
