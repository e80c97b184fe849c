/** What the sandbox's form-embed script may be told to do (sandbox/browser/form-embed.ts). */
export type FormEmbedOptions = {
	/** ms until it does anything. */
	delay?: number;
	hiding?: Readonly<Record<string, string>>;
	isImportant?: boolean;
	/** ms after which it hides every frame again. */
	repeatAfter?: number;
};

/** ms by which the script may come late. */
export const formEmbedDelays = [0, 300, 1000, 4000] as const;

/** Inline styles by which a script may hide a frame. */
export const waysToHide: readonly Record<string, string>[] = [
	{ position: "absolute", left: "-9999px" },
	{ position: "fixed", top: "-9999px" },
	{ transform: "translateX(-9999px)" },
	{ visibility: "hidden" },
	{ opacity: "0" },
	{ "pointer-events": "none" },
	{ display: "none" },
	{ width: "0", height: "0", "min-height": "0" },
	{ position: "absolute", clip: "rect(0 0 0 0)" },
	{ "clip-path": "inset(100%)" },
];
