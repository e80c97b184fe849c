import { appStartLatest, appStartOtherwise } from "#lib/constants.ts";
import { guardedStore } from "#lib/storage.ts";
import { reloadedForKey } from "#lib/stored-keys.ts";
import { afterLoading } from "./idle.ts";

const firstContacts = ["pointerdown", "keydown", "focusin"];

/**
 * Brings React after the picture: in an idle moment once the page has loaded, or at the visitor's first contact,
 * whichever is first (docs/decisions/0002-late-hydration.md). `data-boot` on <html> names the page's start file.
 */
export function startApp(): void {
	const file = document.documentElement.dataset.boot;
	if (!file) return;
	let isStarted = false;

	const start = () => {
		if (isStarted) return;
		isStarted = true;
		let isLeaving = false;
		const leave = () => {
			isLeaving = true;
		};
		addEventListener("beforeunload", leave);
		import(/* @vite-ignore */ file)
			.catch((cause: unknown) => {
				// Firefox gives up what a page still fetches as soon as a link is pressed: to load it anew would take the link back.
				if (!isLeaving) recover(file, cause);
			})
			// Some browsers keep no page with such a listener for the way back.
			.finally(() => removeEventListener("beforeunload", leave));
	};
	for (const contact of firstContacts)
		addEventListener(contact, start, {
			once: true,
			capture: true,
			passive: true,
		});

	// "load" may come before the first paint.
	const startShown = () => requestAnimationFrame(() => setTimeout(start));
	afterLoading(startShown, appStartLatest, appStartOtherwise);
}

/**
 * After a deploy the files of an older page are gone: a fresh page once, then the page as it is, without React. So is
 * the page when the connection is gone: a fresh one would be the browser's own, about that.
 */
async function recover(file: string, cause: unknown): Promise<void> {
	const session = guardedStore(() => sessionStorage);
	const hasReloaded = () => session.getItem(reloadedForKey) === file;
	if (!hasReloaded() && (await isAnswered(location.href))) {
		session.setItem(reloadedForKey, file);
		// Where nothing can be kept, the next page could not know.
		if (hasReloaded()) {
			location.reload();
			return;
		}
	}
	console.error(
		"The page stays without its scripts: they could not be loaded.",
		cause,
	);
	document.documentElement.dataset.bootFailed = "";
}

function isAnswered(address: string): Promise<boolean> {
	return fetch(address, { method: "HEAD", cache: "no-store" }).then(
		() => true,
		() => false,
	);
}
