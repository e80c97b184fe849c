import shell from "content:shell";
import { ChevronDown } from "lucide-react";
import {
	type FocusEvent,
	type MouseEvent,
	type PointerEvent,
	useEffect,
	useRef,
} from "react";
import { Link } from "#ui/link/link.tsx";
import { useCurrentPath, usePageChange } from "#ui/navigation/navigation.ts";
import css from "./header-nav.module.css";

/** The list of links of the default bar (NAV-02). */
export function HeaderNav() {
	return (
		<nav className={css.headerNav} aria-label="Main">
			<ul>
				{shell.bar.map((row) => (
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

type Row = Extract<(typeof shell.bar)[number], { programs: unknown }>;

/**
 * Opens when the mouse is over it and by click, Enter or Space; Escape, leaving and choosing close it (NAV-03,
 * WCAG 1.4.13). A native disclosure: it opens without script too, and the element alone knows whether it is open.
 */
function Programs({ label, programs }: Row) {
	const disclosure = useRef<HTMLDetailsElement>(null);
	const isUnderMouse = useRef(false);
	const path = useCurrentPath();

	usePageChange(() => {
		if (disclosure.current) disclosure.current.open = false;
	});

	// The mouse may have opened it while the focus is elsewhere: Escape counts on the whole page (WCAG 1.4.13).
	useEffect(() => {
		const closeByKey = ({ key }: KeyboardEvent) => {
			const details = disclosure.current;
			if (key !== "Escape" || !details?.open) return;
			if (details.contains(document.activeElement))
				details.querySelector("summary")?.focus();
			details.open = false;
		};
		addEventListener("keydown", closeByKey);
		return () => removeEventListener("keydown", closeByKey);
	}, []);

	const byMouse =
		(isOver: boolean) => (event: PointerEvent<HTMLDetailsElement>) => {
			if (event.pointerType !== "mouse") return;
			isUnderMouse.current = isOver;
			event.currentTarget.open = isOver;
		};
	const press = (event: MouseEvent) => {
		// The mouse over it has opened the list already: a click must not close it again.
		const isByMouse = isUnderMouse.current && event.detail > 0;
		if (isByMouse && disclosure.current?.open) event.preventDefault();
	};
	const leave = ({
		currentTarget,
		relatedTarget,
	}: FocusEvent<HTMLDetailsElement>) => {
		if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
	};
	return (
		<details
			ref={disclosure}
			onPointerEnter={byMouse(true)}
			onPointerLeave={byMouse(false)}
			onBlur={leave}
		>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: a <summary> is a button by nature */}
			<summary
				data-current={
					programs.some(({ href }) => href === path) ? "" : undefined
				}
				onClick={press}
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
