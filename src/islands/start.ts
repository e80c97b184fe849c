import { frameSlowAfterMs, lazyMarginPx } from "#lib/constants.ts";
import { onDialogOpen } from "#startup/dialogs/dialog-events.ts";
import { unlessLeaving } from "#startup/unless-leaving.ts";
import { loadIsland } from "./load-island.ts";

const islandSelector = "[data-island], [data-enhance]";
const root = document.documentElement;

const pendingClickIndexes = new Map<HTMLElement, number[]>();
const retryable = new WeakSet<HTMLElement>();

/**
 * Starts each island when the visitor first presses, types or focuses inside it. `data-load` may
 * start it earlier (docs/decisions/0019-pages-and-islands.md).
 */
export function startIslands(earlyClicks: readonly Event[]): void {
	const islands = [...document.querySelectorAll<HTMLElement>(islandSelector)];
	for (const type of ["pointerdown", "keydown", "focusin"])
		document.addEventListener(type, startIslandOf, true);
	startIslandOf({ target: document.activeElement });
	document.addEventListener("click", storeClick, true);
	document.addEventListener("pointerdown", storePress, true);
	document.addEventListener("pointerup", clickReplacement, true);
	for (const click of earlyClicks) {
		storeClick(click);
		startIslandOf(click);
	}
	startWithDialogs(islands.filter(({ dataset }) => dataset.load === "dialog"));
	startNearViewport(
		islands.filter(({ dataset }) => dataset.load === "visible"),
	);

	const idle = islands.filter(({ dataset }) => dataset.load === "idle");
	// Starts one idle island at a time, so that a tap waits for at most one start.
	const startNext = () => {
		const next = idle.shift();
		if (next) {
			void startIsland(next).then(startNext);
			return;
		}
		root.dataset.app = "ready";
		preloadReact();
	};
	startNext();
}

function startWithDialogs(islands: readonly HTMLElement[]): void {
	const startDialog = (id: string | null) => {
		for (const island of islands) {
			const dialog = island.querySelector("dialog");
			if (id && dialog?.id === id) void startIsland(island);
		}
	};
	for (const type of ["pointerover", "focusin"])
		document.addEventListener(
			type,
			({ target }) => {
				const openerButton =
					target instanceof Element ? target.closest("button") : null;
				const id = openerButton?.getAttribute("commandfor");
				if (!id) return;
				connectToProvider(id);
				startDialog(id);
			},
			{ passive: true },
		);
	onDialogOpen(({ id }) => startDialog(id));
	const startOpenDialogs = () => {
		for (const { id } of document.querySelectorAll("dialog[open]"))
			startDialog(id);
	};
	startOpenDialogs();
	// Retries dialogs that were opened offline, because their files have failed to load.
	addEventListener("online", startOpenDialogs);
}

/** Loads React's file without running it, so that the page reacts sooner to the first press. */
function preloadReact(): void {
	const { react } = document.body.dataset;
	if (react && document.querySelector("main :is([commandfor], [data-island])"))
		addHeadLink("modulepreload", react);
}

function connectToProvider(dialogId: string): void {
	const origin = document.getElementById(dialogId)?.dataset.provider;
	if (
		!origin ||
		document.querySelector(`link[href="${origin}"][rel=preconnect]`)
	)
		return;
	addHeadLink("preconnect", origin);
}

function addHeadLink(rel: string, href: string): void {
	document.head.append(
		Object.assign(document.createElement("link"), { rel, href }),
	);
}

function startNearViewport(islands: readonly HTMLElement[]): void {
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) {
				const island = target.closest<HTMLElement>(islandSelector);
				// An island that failed starts again only when the visitor uses it.
				if (isIntersecting && island && !island.dataset.hydration)
					void startIsland(island);
			}
		},
		{ rootMargin: `${lazyMarginPx}px` },
	);
	for (const island of islands) {
		// Observes a React island's children, because its wrapper has no box (display: contents).
		const boxes = island.dataset.enhance ? [island] : island.children;
		for (const box of boxes) observer.observe(box);
	}
}

function startIslandOf({ target }: Pick<Event, "target">): void {
	if (!(target instanceof Element)) return;
	const island = target.closest<HTMLElement>(islandSelector);
	if (island) void startIsland(island);
}

/**
 * Stores a click for replayClicks. A button that opens a dialog works without the island, so its
 * click is stored only with `data-replay-click`.
 */
function storeClick({ target }: Event): void {
	if (!(target instanceof Element)) return;
	const island = target.closest<HTMLElement>(islandSelector);
	const button = target.closest("button");
	if (
		island &&
		island.dataset.hydration !== "ready" &&
		button?.matches("[data-replay-click], :not([commandfor], [type=submit])")
	)
		pendingClickIndexes.set(island, [
			...(pendingClickIndexes.get(island) ?? []),
			buttonsOf(island).indexOf(button),
		]);
}

let pressed:
	| { island: HTMLElement; button: HTMLButtonElement; index: number }
	| undefined;

function storePress({ target }: Event): void {
	const button = target instanceof Element ? target.closest("button") : null;
	const island = button?.closest<HTMLElement>(islandSelector);
	pressed =
		button && island && island.dataset.hydration !== "ready"
			? { island, button, index: buttonsOf(island).indexOf(button) }
			: undefined;
}

/**
 * Clicks the replacement of a pressed button. On a translated page, React may replace a button
 * between press and release. The browser then sends no click to either button.
 */
function clickReplacement({ target }: Event): void {
	if (!pressed || pressed.button.isConnected) return;
	const replacement = buttonsOf(pressed.island)[pressed.index];
	if (target instanceof Node && replacement?.contains(target))
		replacement.click();
}

/** Callers find a button again by its index here, because React may replace the button. */
function buttonsOf(island: HTMLElement): HTMLButtonElement[] {
	return [...island.querySelectorAll("button")];
}

/** Starts an island once. Starts it again only if its files failed to load. */
async function startIsland(island: HTMLElement): Promise<void> {
	const { dataset } = island;
	if (dataset.hydration && !retryable.delete(island)) return;
	dataset.hydration ??= "loading";
	// Shows the fallback links of a visible frame if the island's file is slow. The file still starts
	// the island.
	const frame = island.querySelector<HTMLElement>("[data-phase]");
	const slow = setTimeout(() => {
		if (frame && frame.getClientRects().length > 0)
			frame.dataset.hydration = "failed";
	}, frameSlowAfterMs);
	let isLoaded = false;
	await unlessLeaving(
		async () => {
			const hydrate = await loadIsland(island);
			isLoaded = true;
			clearTimeout(slow);
			// Keeps the focus when the fallback link that has it is hidden.
			if (frame?.contains(document.activeElement))
				frame.focus({ preventScroll: true });
			delete frame?.dataset.hydration;
			dataset.hydration = "loading";
			await hydrate();
			dataset.hydration = "ready";
			replayClicks(island);
		},
		(cause) => {
			dataset.hydration = "failed";
			console.error(
				`"${dataset.island ?? dataset.enhance}" did not start.`,
				cause,
			);
		},
	);
	clearTimeout(slow);
	// Still "loading" means that the start failed while the visitor was leaving. The back/forward
	// cache may restore the page, so the island must be able to start again.
	if (dataset.hydration === "loading") delete dataset.hydration;
	else if (!isLoaded) retryable.add(island);
}

function replayClicks(island: HTMLElement): void {
	const clicks = pendingClickIndexes.get(island) ?? [];
	pendingClickIndexes.delete(island);
	for (const index of clicks) {
		const button = buttonsOf(island)[index];
		// The first click already opened the dialog, so the replayed click must not open it again.
		if (button?.matches("[commandfor]"))
			button.addEventListener("click", (event) => event.preventDefault(), {
				once: true,
			});
		button?.click();
	}
}
