import shell from "content:shell";
import { Link } from "#ui/link/link.tsx";
import css from "./logo.module.css";

/** The mark and the name, leading home. The mark is drawn once in the page; copies refer to it. */
export function Logo({
	isCopy = false,
	className = "",
}: {
	isCopy?: boolean;
	className?: string | undefined;
}) {
	return (
		<Link
			href="/"
			className={`${css.logo} ${className}`.trim()}
			aria-label={`${shell.shortName}, home`}
		>
			<svg viewBox={shell.mark.viewBox} fill="currentColor" aria-hidden="true">
				{isCopy ? (
					<use href="#mark" />
				) : (
					<g id="mark">
						{shell.mark.paths.map(({ d, evenOdd }) => (
							<path key={d} d={d} fillRule={evenOdd ? "evenodd" : undefined} />
						))}
					</g>
				)}
			</svg>
			<span>{shell.shortName}</span>
		</Link>
	);
}
