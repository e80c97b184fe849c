import { createScriptPolicy } from "#ui/browser/script-policy.ts";

type Pixel = {
	(...call: readonly string[]): void;
	queue: (readonly string[])[];
	callMethod?: (...call: readonly string[]) => void;
	push?: Pixel;
	loaded: boolean;
	version: string;
	/** Prevents a PageView when the query or hash changes. */
	disablePushState: boolean;
};

type PixelWindow = Window & { fbq?: Pixel; _fbq?: Pixel };

/**
 * Installs the pixel's queue and loads the provider's script. If the script is blocked, calls stay
 * in the queue and nothing throws.
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
		console.info("The pixel's script was blocked.", cause);
	}
}

/** Tells the loaded script about the consent, because the script also reports events by itself. */
export function updatePixelConsent(isAgreed: boolean): void {
	const page: PixelWindow = window;
	page.fbq?.("consent", isAgreed ? "grant" : "revoke");
}

export function trackEvent(name: "PageView" | "Lead"): void {
	const page: PixelWindow = window;
	try {
		page.fbq?.("track", name);
	} catch (cause) {
		console.info(`The pixel's script threw on ${name}.`, cause);
	}
}

/**
 * Lets the default Trusted Types policy allow the pixel's script URLs, but no HTML or code
 * (publish/html/security-policy.ts). The provider's script uses plain strings as script URLs, which
 * Trusted Types would forbid otherwise.
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

/** `allowed` is a folder if it ends in a slash. Otherwise it is one file, with any query. */
function isWithin(href: string, allowed: string): boolean {
	return allowed.endsWith("/")
		? href.startsWith(allowed)
		: href.split("?")[0] === allowed;
}
