export type FormEmbedOptions = {
	delay?: number;
	isImportant?: boolean;
	/** Milliseconds between attempts to hide the frames. */
	repeatAfter?: number;
};
