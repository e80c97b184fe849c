/** What the pages are visited with: viewport in CSS px. */
export const phone = {
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
} as const;

/** How many times slower than this machine the phone computes, unless --cpu says otherwise: Lighthouse's 4. */
export const usualSlowdown = 4;
