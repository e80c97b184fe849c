import { computeAccessibleName, getRole } from "dom-accessibility-api";

export type RoleQuery = {
	role: string;
	/** The accessible name, or its beginning if it ends with "…". */
	name?: string;
	href?: string;
};

export type ElementState = {
	name: string;
	text: string;
	/** Visible width in px, clipped by the viewport and scroll containers. */
	shownWidth: number;
	shownHeight: number;
	/** A point of the element that nothing covers. */
	middle: { x: number; y: number } | undefined;
	width: number;
	isFocused: boolean;
	value: string;
	isMarked: boolean;
};

const selectors: Record<string, string> = {
	// A nested <header> is no banner, but dom-accessibility-api counts it as one.
	banner: "header:not(main *, dialog *)",
	button: "button, summary, [role=button]",
	complementary: "aside, [role=complementary]",
	dialog: "dialog",
	group: "fieldset, [role=group]",
	heading: "h1, h2, h3",
	iframe: "iframe",
	link: "a[href]",
	list: "ul, ol",
	main: "main",
	radio: "input[type=radio]",
	region: "section",
	slider: "input[type=range]",
	switch: "[role=switch]",
	textbox: "input, textarea",
};

/**
 * Runs in the page (page-script.ts). Finds visible elements by role and name. Each query searches
 * within all matches of the previous query.
 */
export function queryByRole(
	path: readonly RoleQuery[],
	first?: "scroll" | "focus",
): ElementState[] {
	let matches: Element[] = [document.documentElement];
	for (const query of path)
		matches = matches.flatMap((match) => queryWithin(match, query));
	const [firstMatch] = matches;
	if (first === "scroll")
		firstMatch?.scrollIntoView({
			block: "center",
			inline: "nearest",
			behavior: "instant",
		});
	if (first === "focus" && firstMatch instanceof HTMLElement) {
		firstMatch.focus();
		if (firstMatch.matches("input, textarea"))
			(firstMatch as HTMLInputElement).select();
	}
	return matches.map(describe);
}

function queryWithin(
	root: Element,
	{ role, name, href }: RoleQuery,
): Element[] {
	const candidates = root.querySelectorAll(
		selectors[role] ?? `[role="${role}"]`,
	);
	return [...candidates].filter(
		(element) =>
			element.checkVisibility({ visibilityProperty: true }) &&
			// Accepts elements without a role: getRole returns none for an iframe or a date input.
			(getRole(element) ?? role) === role &&
			(href === undefined || element.getAttribute("href") === href) &&
			hasName(element, name),
	);
}

function hasName(element: Element, name: string | undefined): boolean {
	if (name === undefined) return true;
	const actual = accessibleName(element);
	return name.endsWith("…")
		? actual.startsWith(name.slice(0, -1))
		: actual === name;
}

function accessibleName(element: Element): string {
	return computeAccessibleName(element).replace(/\s+/g, " ").trim();
}

function describe(element: Element): ElementState {
	const { top, bottom, left, right } = shownPart(element);
	const x = (left + right) / 2;
	const y = (top + bottom) / 2;
	const hit = document.elementFromPoint(x, y);
	const input = element instanceof HTMLInputElement ? element : undefined;
	const reaches = [element, ...(input?.labels ?? [])];
	return {
		name: accessibleName(element),
		text: (element.textContent ?? "").replace(/\s+/g, " ").trim(),
		shownWidth: Math.max(0, right - left),
		shownHeight: Math.max(0, bottom - top),
		middle: reaches.some((element) => element.contains(hit))
			? { x, y }
			: undefined,
		width: element.getBoundingClientRect().width,
		isFocused: element === document.activeElement,
		value: input?.value ?? "",
		isMarked: ["aria-current", "aria-selected", "aria-pressed"].some(
			(state) => element.getAttribute(state) === "true",
		),
	};
}

function shownPart(element: Element) {
	let { top, bottom, left, right } = element.getBoundingClientRect();
	const cut = (by: Pick<DOMRect, "top" | "bottom" | "left" | "right">) => {
		top = Math.max(top, by.top);
		bottom = Math.min(bottom, by.bottom);
		left = Math.max(left, by.left);
		right = Math.min(right, by.right);
	};
	cut({ top: 0, bottom: innerHeight, left: 0, right: innerWidth });
	for (
		let ancestor = element.parentElement;
		ancestor;
		ancestor = ancestor.parentElement
	)
		if (
			getComputedStyle(ancestor).overflow !== "visible" &&
			ancestor !== document.body &&
			ancestor !== document.documentElement
		)
			cut(ancestor.getBoundingClientRect());
	return { top, bottom, left, right };
}
