import {
	type HeaderVariant,
	menuDialogId,
	primaryDialogIds,
} from "#booking/header-variant.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Link } from "#ui/link/link.tsx";
import type { HeaderRow, MenuRow, Site, SiteLink } from "../site.ts";
import { ThemeToggle } from "../theme/theme-toggle.tsx";
import css from "./menu-sheet.module.css";

export function MenuSheet({
	site,
	headerVariant,
}: {
	site: Site;
	headerVariant: HeaderVariant;
}) {
	const labels = site.headers[headerVariant];
	const action = labels.actionOnPhones || labels.action;

	return (
		<Dialog
			id={menuDialogId}
			kind="sheet"
			title="Menu"
			description={labels.subtitle}
			closeLabel="Close menu"
		>
			<nav className={css.nav} aria-label="Menu">
				<ul>
					{"menu" in labels
						? labels.menu.map((row) =>
								ownHeaderRow(row, primaryDialogIds[headerVariant]),
							)
						: [...site.headerLinks, ...site.landing].map(defaultRow)}
				</ul>
			</nav>
			<div className={css.foot}>
				<Button opens={primaryDialogIds[headerVariant]}>{action}</Button>
				<ThemeToggle />
			</div>
		</Dialog>
	);
}

function SheetLink({ label, href, isExternal }: SiteLink) {
	return (
		<Link href={href} isExternal={isExternal} hasArrow={isExternal}>
			{label}
		</Link>
	);
}

function defaultRow(row: HeaderRow) {
	if (!("programs" in row))
		return (
			<li key={row.label}>
				<SheetLink {...row} />
			</li>
		);
	return (
		<li key={row.label}>
			<p className={css.group}>{row.label}</p>
			<ul>
				{row.programs.map((program) => (
					<li key={program.label}>
						<SheetLink {...program} />
					</li>
				))}
			</ul>
		</li>
	);
}

function ownHeaderRow(row: MenuRow, dialog: string) {
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
				<SheetLink {...row} />
			)}
		</li>
	);
}
