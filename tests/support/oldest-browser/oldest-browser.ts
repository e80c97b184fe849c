/**
 * Takes from a page what is younger than the browsers of the list (`browserslist` in package.json), all at once: what the
 * site uses in spite of that, and what tests/built/young-features.test.ts, which refuses the rest by its name, cannot tell
 * from something older. Runs before any script of the page; it is one function that needs nothing around it, so that each
 * driver can send it: `page.addInitScript(oldestBrowser)`, `page.evaluateOnNewDocument(oldestBrowser)`, or as text,
 * `(${oldestBrowser})()`.
 * What styles may use that is younger is in the style sheets beside its fallback: a script cannot take it away.
 */
export function oldestBrowser(): void {
	const take = (holder: unknown, ...names: readonly string[]) => {
		if (holder === undefined || holder === null) return;
		for (const name of names) {
			Reflect.deleteProperty(Object(holder), name);
			if (name in Object(holder))
				throw new Error(`${name} cannot be taken away`);
		}
	};
	const global: Record<string, unknown> = Object(globalThis);
	const method = (name: string) =>
		Reflect.get(Object(global[name] ?? {}), "prototype");

	// Events that these browsers do not send. Handlers that the page has set by attribute go with the properties below.
	const silence = (type: string, isMeant: (event: Event) => boolean) =>
		addEventListener(
			type,
			(event) => {
				if (isMeant(event)) event.stopImmediatePropagation();
			},
			true,
		);
	const isOfDialog = ({ target }: Event) => target instanceof HTMLDialogElement;
	silence("toggle", isOfDialog);
	silence("beforetoggle", isOfDialog);
	silence("beforeunload", () => true);

	// Invoker commands: the browser must not answer the attributes either.
	silence("command", (event) => {
		event.preventDefault();
		return true;
	});
	take(method("HTMLButtonElement"), "commandForElement", "command");
	take(method("HTMLElement"), "oncommand");
	take(global, "CommandEvent", "oncommand");

	// A dialog that a press beside it closes: the attribute is there, and nothing comes of it.
	take(method("HTMLDialogElement"), "closedBy", "requestClose");
	let isPress = false;
	for (const type of ["pointerdown", "keydown"])
		addEventListener(
			type,
			() => {
				isPress = type === "pointerdown";
			},
			true,
		);
	silence("cancel", (event) => {
		if (isPress && isOfDialog(event)) event.preventDefault();
		return isPress;
	});

	// Looks and moves.
	take(method("Document"), "startViewTransition");
	take(method("Element"), "startViewTransition");
	take(global, "navigation", "ViewTransition");

	// Time and turns.
	take(global, "Temporal", "requestIdleCallback", "cancelIdleCallback");

	// The language.
	take(method("Set"), "union", "intersection", "difference");
	take(method("ArrayBuffer"), "transfer", "resize");
	take(
		method("Iterator"),
		"map",
		"filter",
		"take",
		"drop",
		"flatMap",
		"reduce",
		"toArray",
		"forEach",
		"some",
		"every",
		"find",
	);
}
