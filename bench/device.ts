/** What the pages are visited with: viewports in CSS px. */
export const devices = {
	phone: {
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true,
	},
	desktop: {
		viewport: { width: 1280, height: 900 },
		deviceScaleFactor: 1,
		isMobile: false,
		hasTouch: false,
	},
} as const;

export type DeviceName = keyof typeof devices;

export function isDeviceName(name: string): name is DeviceName {
	return Object.hasOwn(devices, name);
}

/** How many times slower than this machine the device computes, unless told otherwise: Lighthouse's 4. */
export const usualSlowdown = 4;
