import { Link } from "#ui/link/link.tsx";
import type { Site } from "../site.ts";
import css from "./logo.module.css";

/**
 * The logo, linked to the home page. One logo per page contains the shapes. A logo with `isCopy`
 * refers to them with <use>.
 */
export function Logo({
	site: { shortName, logo },
	isCopy = false,
	className = "",
}: {
	site: Pick<Site, "shortName" | "logo">;
	isCopy?: boolean;
	className?: string | undefined;
}) {
	return (
		<Link
			href="/"
			className={`${css.logo} ${className}`.trim()}
			aria-label={`${shortName}, home`}
		>
			<svg viewBox={logo.viewBox} fill="currentColor" aria-hidden="true">
				{isCopy ? (
					<use href="#mark" />
				) : (
					<g id="mark">
						{logo.paths.map(({ d, evenOdd }) => (
							<path key={d} d={d} fillRule={evenOdd ? "evenodd" : undefined} />
						))}
					</g>
				)}
			</svg>
			<span>{shortName}</span>
		</Link>
	);
}
