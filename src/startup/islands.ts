import {
	hydrationFallbackDelayMs,
	hydrationTimeoutMs,
	loadEventTimeoutMs,
} from "#lib/constants.ts";
import { safeStorage } from "#lib/storage.ts";
import { reloadedForKey } from "#lib/storage-keys.ts";
import { whenIdleAfterLoad } from "./idle.ts";
import { unlessLeaving } from "./unless-leaving.ts";

type Entry = { start: (earlyClicks: readonly Event[]) => void };

export function loadIslands(): void {
	const url = document.body.dataset.islands ?? "";
	const clicks: Event[] = [];
	const storeClick = (event: Event) => clicks.push(event);
	document.addEventListener("click", storeClick, true);

	let isLoading = false;
	const load = async () => {
		if (isLoading) return;
		isLoading = true;
		await unlessLeaving(
			async () => {
				const { start }: Entry = await import(/* @vite-ignore */ url);
				document.removeEventListener("click", storeClick, true);
				start(clicks);
			},
			(cause) => handleLoadError(url, cause),
		);
	};
	for (const type of ["pointerdown", "keydown", "focusin"])
		document.addEventListener(type, load, { capture: true, once: true });
	// The load event may fire before first paint, and the import must not delay first paint.
	const loadAfterPaint = () => requestAnimationFrame(() => setTimeout(load));
	whenIdleAfterLoad(
		loadAfterPaint,
		hydrationTimeoutMs,
		hydrationFallbackDelayMs,
	);
	// A picture that the server never sends delays the load event without limit.
	setTimeout(load, loadEventTimeoutMs);
}

/**
 * Reloads the page once, because a deploy may have removed its scripts. The static page stays if
 * the browser is offline or the scripts fail to load again.
 */
async function handleLoadError(url: string, cause: unknown): Promise<void> {
	const session = safeStorage(() => sessionStorage);
	const hasReloaded = () => session.getItem(reloadedForKey) === url;
	if (!hasReloaded() && (await responds(location.href))) {
		session.setItem(reloadedForKey, url);
		// If the browser blocks storage, the page would reload forever without this check.
		if (hasReloaded()) {
			location.reload();
			return;
		}
	}
	document.body.dataset.hydration = "failed";
	console.error("The page stays without its scripts.", cause);
}

function responds(url: string): Promise<boolean> {
	return fetch(url, { method: "HEAD", cache: "no-store" }).then(
		() => true,
		() => false,
	);
}
