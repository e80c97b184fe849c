import shell from "content:shell";
import {
	type HeaderVariant,
	menuDialogId,
	primaryDialogIds,
} from "#booking/header-variant.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Link } from "#ui/link/link.tsx";
import { ThemeToggle } from "../theme/theme-toggle.tsx";
import css from "./menu-sheet.module.css";

/** The menu on narrow screens: a sheet from the right (NAV-08 to NAV-12). */
export function MenuSheet({ mode }: { mode: HeaderVariant }) {
	const words = shell.modes[mode];
	const action =
		("actionOnPhones" in words && words.actionOnPhones) || words.action;

	return (
		<Dialog
			id={menuDialogId}
			kind="sheet"
			title="Menu"
			description={words.subtitle}
			closeLabel="Close menu"
		>
			<nav className={css.nav} aria-label="Menu">
				<ul>
					{"menu" in words
						? words.menu.map((row) => landingRow(row, primaryDialogIds[mode]))
						: [...shell.bar, ...shell.landing].map(defaultRow)}
				</ul>
			</nav>
			<div className={css.foot}>
				<Button opens={primaryDialogIds[mode]}>{action}</Button>
				<ThemeToggle />
			</div>
		</Dialog>
	);
}

type LinkRow = { label: string; href: string; isExternal: boolean };

function SheetLink({ label, href, isExternal }: LinkRow) {
	return (
		<Link href={href} isExternal={isExternal} hasArrow={isExternal}>
			{label}
		</Link>
	);
}

function defaultRow(row: (typeof shell.bar)[number]) {
	if (!("programs" in row)) return <li key={row.label}>{SheetLink(row)}</li>;
	return (
		<li key={row.label}>
			<p className={css.group}>{row.label}</p>
			<ul>
				{row.programs.map((program) => (
					<li key={program.label}>{SheetLink(program)}</li>
				))}
			</ul>
		</li>
	);
}

function landingRow(
	row: (typeof shell.modes)["prolabs"]["menu"][number],
	dialog: string,
) {
	return (
		<li key={row.label}>
			{"opens" in row ? (
				<button
					type="button"
					{...{ commandfor: dialog, command: "show-modal" }}
				>
					{row.label}
				</button>
			) : (
				SheetLink(row)
			)}
		</li>
	);
}
