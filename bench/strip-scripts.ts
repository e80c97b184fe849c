const scripts = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const scriptPreloads = /<link\b[^>]*\brel="modulepreload"[^>]*>/gi;

/** The page as it would be if it had never had a script: nothing else of it changes. */
export function withoutScripts(html: string): string {
	return html.replace(scripts, "").replace(scriptPreloads, "");
}
