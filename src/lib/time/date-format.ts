const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns an English date format, cached because creating one is slow. */
export function dateFormat(
	options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
	const key = JSON.stringify(options);
	const format = formats.get(key) ?? new Intl.DateTimeFormat("en-US", options);
	formats.set(key, format);
	return format;
}
