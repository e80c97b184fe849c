import { createScriptPolicy } from "#ui/browser/script-policy.ts";

/** What the provider's function takes; calls wait in `queue` until its script has loaded. */
type Pixel = {
	(...call: readonly string[]): void;
	queue: (readonly string[])[];
	callMethod?: (...call: readonly string[]) => void;
	push?: Pixel;
	loaded: boolean;
	version: string;
	/** Or it would count changes of the address by itself, query and anchor included. */
	disablePushState: boolean;
};

type PixelWindow = Window & { fbq?: Pixel; _fbq?: Pixel };

/**
 * Puts the pixel's function into the page and loads the provider's script. Whether it ever comes is nobody's concern:
 * browsers and their extensions block it, and calls then stay in the queue.
 */
export function startPixel(id: string, scripts: readonly string[]): void {
	const page: PixelWindow = window;
	if (page.fbq) return;
	const pixel: Pixel = Object.assign(
		(...call: readonly string[]) => {
			if (pixel.callMethod) pixel.callMethod(...call);
			else pixel.queue.push(call);
		},
		{ queue: [], loaded: true, version: "2.0", disablePushState: true },
	);
	pixel.push = pixel;
	page.fbq = pixel;
	page._fbq = pixel;
	pixel("init", id);

	const [first] = scripts;
	if (!first) return;
	try {
		allowScripts(scripts);
		const script = document.createElement("script");
		script.src = first;
		script.async = true;
		document.head.append(script);
	} catch (cause) {
		console.info("The pixel's script was not let in.", cause);
	}
}

/** Once loaded, the provider's script reports some things by itself: a no after a yes stops it, a yes lets it go on. */
export function tellPixelOfConsent(isAgreed: boolean): void {
	const page: PixelWindow = window;
	page.fbq?.("consent", isAgreed ? "grant" : "revoke");
}

/** Tells the pixel of an event; a provider's error stays the provider's. */
export function trackEvent(name: "PageView" | "Lead"): void {
	const page: PixelWindow = window;
	try {
		page.fbq?.("track", name);
	} catch (cause) {
		console.info(`The pixel did not take ${name}.`, cause);
	}
}

/**
 * The provider's script loads further ones by plain addresses, which Trusted Types forbid: the default policy lets those
 * through that the security policy names, and no HTML and no code (publish/html/security-policy.ts).
 */
function allowScripts(scripts: readonly string[]): void {
	createScriptPolicy("default", {
		createScriptURL(url) {
			const { href } = new URL(url, location.href);
			if (!scripts.some((allowed) => isWithin(href, allowed)))
				throw new TypeError(`${href} is not among the pixel's scripts`);
			return url;
		},
	});
}

/** Below a folder (with a slash at its end), or the very file with any query. */
function isWithin(href: string, allowed: string): boolean {
	return allowed.endsWith("/")
		? href.startsWith(allowed)
		: href.split("?")[0] === allowed;
}
