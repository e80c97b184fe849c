export type FormEmbedOptions = {
	delay?: number;
	hiding?: Readonly<Record<string, string>>;
	isImportant?: boolean;
	/** Milliseconds between attempts to hide the frames. */
	repeatAfter?: number;
};

export const hidingStyles: readonly Record<string, string>[] = [
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
