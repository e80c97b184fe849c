import { createScriptPolicy } from "#ui/browser/script-policy.ts";

type Pixel = {
	(...call: readonly string[]): void;
	queue: (readonly string[])[];
	callMethod?: (...call: readonly string[]) => void;
	push?: Pixel;
	loaded: boolean;
	version: string;
	/** Prevents PageViews for changes of the query or hash. */
	disablePushState: boolean;
};

type PixelWindow = Window & { fbq?: Pixel; _fbq?: Pixel };

/**
 * Installs the pixel's queue and loads the provider's script. A blocked script is no error: calls
 * stay in the queue.
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

/** The loaded script reports events by itself, so it must be told when consent changes. */
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
 * The provider's script uses plain strings as script URLs, which Trusted Types forbid. The default
 * Trusted Types policy allows the pixel's script URLs, but no HTML or code
 * (publish/html/security-policy.ts).
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

/** `allowed` is a folder with a trailing slash, or one file with any query. */
function isWithin(href: string, allowed: string): boolean {
	return allowed.endsWith("/")
		? href.startsWith(allowed)
		: href.split("?")[0] === allowed;
}
