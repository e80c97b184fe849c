export const desktop = { width: 1280, height: 900 } as const;
export const phone = { width: 390, height: 844 } as const;

export const phoneDevice = {
	viewport: phone,
	isMobile: true,
	hasTouch: true,
} as const;
