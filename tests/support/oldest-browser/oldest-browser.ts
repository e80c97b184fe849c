/**
 * Removes features that are younger than the browserslist and that the site uses with a fallback,
 * or that tests/built/unsupported-features.test.ts cannot detect by name. Runs before any script of the
 * page; must be self-contained, because drivers send its source. Style sheets contain their
 * fallbacks, which a script cannot select.
 */
export function oldestBrowser(): void {
	const remove = (holder: unknown, ...names: readonly string[]) => {
		if (holder === undefined || holder === null) return;
		for (const name of names) {
			Reflect.deleteProperty(Object(holder), name);
			if (name in Object(holder)) throw new Error(`${name} cannot be removed`);
		}
	};
	const global: Record<string, unknown> = Object(globalThis);
	const method = (name: string) =>
		Reflect.get(Object(global[name] ?? {}), "prototype");

	// Events that these browsers do not fire; properties below cover handler attributes.
	const suppressEvent = (type: string, isMeant: (event: Event) => boolean) =>
		addEventListener(
			type,
			(event) => {
				if (isMeant(event)) event.stopImmediatePropagation();
			},
			true,
		);
	const isOfDialog = ({ target }: Event) => target instanceof HTMLDialogElement;
	suppressEvent("toggle", isOfDialog);
	suppressEvent("beforetoggle", isOfDialog);
	suppressEvent("beforeunload", () => true);

	// Invoker commands: also disables the attributes.
	suppressEvent("command", (event) => {
		event.preventDefault();
		return true;
	});
	remove(method("HTMLButtonElement"), "commandForElement", "command");
	remove(method("HTMLElement"), "oncommand");
	remove(global, "CommandEvent", "oncommand");

	// `closedby`: the attribute exists without effect.
	remove(method("HTMLDialogElement"), "closedBy", "requestClose");
	let isPress = false;
	for (const type of ["pointerdown", "keydown"])
		addEventListener(
			type,
			() => {
				isPress = type === "pointerdown";
			},
			true,
		);
	suppressEvent("cancel", (event) => {
		if (isPress && isOfDialog(event)) event.preventDefault();
		return isPress;
	});

	remove(method("Document"), "startViewTransition");
	remove(method("Element"), "startViewTransition");
	remove(global, "navigation", "ViewTransition");

	remove(global, "Temporal", "requestIdleCallback", "cancelIdleCallback");

	remove(method("Set"), "union", "intersection", "difference");
	remove(method("ArrayBuffer"), "transfer", "resize");
	remove(
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
