/**
 * Removes features that some browser in the browserslist lacks: those with a fallback in the site,
 * and those that tests/built/unsupported-features.test.ts cannot detect by name. Must be
 * self-contained, because drivers send its source to the page.
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

	// Hides events that the oldest browsers do not fire.
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

	// Cancels the command event, so that invoker attributes such as `commandfor` have no effect.
	suppressEvent("command", (event) => {
		event.preventDefault();
		return true;
	});
	remove(method("HTMLButtonElement"), "commandForElement", "command");
	remove(method("HTMLElement"), "oncommand");
	remove(global, "CommandEvent", "oncommand");

	// The page keeps its `closedby` attributes. The listeners below cancel their effect.
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
