/** The size of a desktop's window, and of a phone's. */
export const desktop = { width: 1280, height: 900 } as const;
export const phone = { width: 390, height: 844 } as const;

/** A phone with its touch screen and its scroll bars that take no room; for test.use. */
export const phoneDevice = {
	viewport: phone,
	isMobile: true,
	hasTouch: true,
} as const;
