import shell from "content:shell";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Link } from "#ui/link.tsx";
import { actionDialogs, type HeaderMode, menuSheetId } from "../header-mode.ts";
import { ThemeToggle } from "../theme-toggle.tsx";

/** The menu on narrow screens: a sheet from the right (NAV-08 to NAV-12). */
export function MenuSheet({ mode }: { mode: HeaderMode }) {
	const words = shell.modes[mode];
	const action =
		("actionOnPhones" in words && words.actionOnPhones) || words.action;

	return (
		<Dialog
			id={menuSheetId}
			kind="sheet"
			title="Menu"
			description={words.subtitle}
			closeLabel="Close menu"
		>
			<nav className="sheet-nav" aria-label="Menu">
				<ul>
					{"menu" in words
						? words.menu.map((row) => landingRow(row, actionDialogs[mode]))
						: shell.bar.map(defaultRow)}
				</ul>
			</nav>
			<div className="sheet-foot">
				<Button opens={actionDialogs[mode]}>{action}</Button>
				<ThemeToggle />
			</div>
		</Dialog>
	);
}

type LinkRow = { label: string; href: string; isExternal: boolean };

function SheetLink({ label, href, isExternal }: LinkRow) {
	return (
		<Link href={href} isExternal={isExternal} hasArrow closesDialog>
			{label}
		</Link>
	);
}

function defaultRow(row: (typeof shell.bar)[number]) {
	if (!("programs" in row)) return <li key={row.label}>{SheetLink(row)}</li>;
	return (
		<li key={row.label}>
			<p className="sheet-group">{row.label}</p>
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
