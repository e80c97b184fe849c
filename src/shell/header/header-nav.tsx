import { ChevronDown } from "lucide-react";
import { Link } from "#ui/link/link.tsx";
import { useCurrentPath } from "#ui/navigation/navigation.ts";
import type { ProgramsRow, Site } from "../site.ts";
import css from "./header-nav.module.css";

export function HeaderNav({ headerLinks }: Pick<Site, "headerLinks">) {
	return (
		<nav className={css.headerNav} aria-label="Main">
			<ul>
				{headerLinks.map((row) => (
					<li key={row.label}>
						{"programs" in row ? (
							<Programs label={row.label} programs={row.programs} />
						) : (
							<Link
								href={row.href}
								isExternal={row.isExternal}
								isSection
								hasArrow={row.isExternal}
							>
								{row.label}
							</Link>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}

/**
 * A native <details> that opens without scripts; programs-menu.ts adds hover and Escape (NAV-03,
 * WCAG 1.4.13).
 */
function Programs({ label, programs }: ProgramsRow) {
	const path = useCurrentPath();
	return (
		<details data-enhance="programs-menu" data-load="idle">
			<summary
				data-current={
					programs.some(({ href }) => href === path) ? "" : undefined
				}
			>
				{label}
				<ChevronDown className="icon" />
			</summary>
			<ul className={css.programs}>
				{programs.map((program) => (
					<li key={program.label}>
						<Link
							href={program.href}
							isExternal={program.isExternal}
							hasArrow={program.isExternal}
						>
							<span>{program.label}</span>
							<span className={css.note}>{program.note}</span>
						</Link>
					</li>
				))}
			</ul>
		</details>
	);
}
