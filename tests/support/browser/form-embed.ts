export type FormEmbedOptions = {
	delay?: number;
	isImportant?: boolean;
	/** Interval in ms at which the sandbox's script hides its frames again. */
	repeatAfter?: number;
};
