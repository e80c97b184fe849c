/**
 * Takes from a page what is younger than the browsers of the list (`browserslist` in package.json), all at once. Runs
 * before any script of the page; it is one function that needs nothing around it, so that each driver can send it:
 * `page.addInitScript(oldestBrowser)`, `page.evaluateOnNewDocument(oldestBrowser)`, or as text, `(${oldestBrowser})()`.
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
	silence("scrollend", () => true);
	silence("scrollsnapchange", () => true);
	silence("scrollsnapchanging", () => true);
	take(global, "onscrollend", "onscrollsnapchange", "onscrollsnapchanging");
	for (const holder of [method("Document"), method("Element")])
		take(holder, "onscrollend", "onscrollsnapchange", "onscrollsnapchanging");
	take(
		method("HTMLElement"),
		"onscrollend",
		"oncommand",
		"onbeforematch",
		"popover",
	);
	take(method("HTMLElement"), "showPopover", "hidePopover", "togglePopover");

	// Invoker commands: the browser must not answer the attributes either.
	silence("command", (event) => {
		event.preventDefault();
		return true;
	});
	take(
		method("HTMLButtonElement"),
		"commandForElement",
		"command",
		"interestForElement",
	);
	take(global, "CommandEvent", "oncommand", "InterestEvent");

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
	take(method("Document"), "startViewTransition", "activeViewTransition");
	take(method("Element"), "startViewTransition", "moveBefore", "setHTML");
	take(method("DocumentFragment"), "moveBefore");
	take(method("Document"), "moveBefore");
	take(method("Element"), "checkVisibility", "ariaNotify");
	take(global, "navigation", "CloseWatcher", "ViewTransition");

	// Time and turns.
	take(global, "Temporal", "scheduler", "TaskController");
	take(global, "requestIdleCallback", "cancelIdleCallback", "IdleDeadline");
	take(method("Date"), "toTemporalInstant");

	// The language.
	take(global.Promise, "withResolvers", "try");
	take(global.Object, "groupBy");
	take(global.Map, "groupBy");
	take(global.Array, "fromAsync");
	take(global.URL, "parse", "canParse");
	take(global.RegExp, "escape");
	take(global.Math, "sumPrecise", "f16round");
	take(global.Error, "isError");
	take(global.AbortSignal, "any");
	take(method("Map"), "getOrInsert", "getOrInsertComputed");
	take(method("WeakMap"), "getOrInsert", "getOrInsertComputed");
	take(
		method("Set"),
		"union",
		"intersection",
		"difference",
		"symmetricDifference",
		"isSubsetOf",
		"isSupersetOf",
		"isDisjointFrom",
	);
	take(method("ArrayBuffer"), "transfer", "resize");
	take(method("Uint8Array"), "toBase64", "toHex", "setFromBase64");
	take(global.Uint8Array, "fromBase64", "fromHex");
	const iterators = method("Iterator");
	take(
		iterators,
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
	take(global, "Iterator");
	take(global, "DisposableStack", "AsyncDisposableStack", "SuppressedError");
	take(global.Intl, "DurationFormat");
}
