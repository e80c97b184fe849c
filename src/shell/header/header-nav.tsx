import shell from "content:shell";
import { ChevronDown } from "lucide-react";
import {
	type FocusEvent,
	type MouseEvent,
	type PointerEvent,
	useEffect,
	useRef,
	useState,
} from "react";
import { flushSync } from "react-dom";
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

type Program = {
	label: string;
	href: string;
	isExternal: boolean;
	note: string;
};

/**
 * Opens when the mouse is over it and by click, Enter or Space; Escape, leaving and choosing close it (NAV-03,
 * WCAG 1.4.13). A native disclosure: it opens without script too.
 */
function Programs({
	label,
	programs,
}: {
	label: string;
	programs: readonly Program[];
}) {
	const disclosure = useRef<HTMLDetailsElement>(null);
	const isUnderMouse = useRef(false);
	const [isOpen, setIsOpen] = useState(false);
	const path = useCurrentPath();

	usePageChange(() => setIsOpen(false));
	// It may have been opened, and left again, before React ran.
	useEffect(() => {
		const details = disclosure.current;
		if (!details?.open) return;
		const focused = document.activeElement;
		const hasLeft =
			focused !== document.body &&
			!details.contains(focused) &&
			!details.matches(":hover");
		// React believes it to be closed already and would not touch it.
		if (hasLeft) details.open = false;
		else setIsOpen(true);
	}, []);

	// The mouse may have opened it while the focus is elsewhere: Escape counts on the whole page (WCAG 1.4.13).
	useEffect(() => {
		if (!isOpen) return;
		const closeByKey = ({ key }: KeyboardEvent) => {
			if (key !== "Escape") return;
			setIsOpen(false);
			if (disclosure.current?.contains(document.activeElement))
				disclosure.current.querySelector("summary")?.focus();
		};
		addEventListener("keydown", closeByKey);
		return () => removeEventListener("keydown", closeByKey);
	}, [isOpen]);

	const byMouse = (isOver: boolean) => (event: PointerEvent) => {
		if (event.pointerType !== "mouse") return;
		isUnderMouse.current = isOver;
		// Its own toggle event comes late: it must find the list as the mouse has left it.
		flushSync(() => setIsOpen(isOver));
	};
	const press = (event: MouseEvent) => {
		event.preventDefault();
		// The mouse over it has opened the list already: a click must not close it again.
		const isOpenedByMouse = isUnderMouse.current && event.detail > 0;
		setIsOpen(!isOpen || isOpenedByMouse);
	};
	const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
		if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
	};
	return (
		<details
			ref={disclosure}
			open={isOpen}
			onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
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
