/**
 * Removes features that are younger than the browserslist and that the site uses with a fallback,
 * or that tests/built/young-features.test.ts cannot detect by name. Runs before any script of the
 * page; must be self-contained, because drivers send its source. Style sheets contain their
 * fallbacks, which a script cannot select.
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

	// Events that these browsers do not fire; properties below cover handler attributes.
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

	// Invoker commands: also disables the attributes.
	silence("command", (event) => {
		event.preventDefault();
		return true;
	});
	take(method("HTMLButtonElement"), "commandForElement", "command");
	take(method("HTMLElement"), "oncommand");
	take(global, "CommandEvent", "oncommand");

	// `closedby`: the attribute exists without effect.
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

	take(method("Document"), "startViewTransition");
	take(method("Element"), "startViewTransition");
	take(global, "navigation", "ViewTransition");

	take(global, "Temporal", "requestIdleCallback", "cancelIdleCallback");

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
