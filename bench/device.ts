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

/** Slow 4G, as Lighthouse has it. Chromium wants bytes a second and ms. */
export const network = {
	offline: false,
	latency: 150,
	downloadThroughput: 1_600_000 / 8,
	uploadThroughput: 750_000 / 8,
};

/** How many times slower than this machine the device computes, unless told otherwise: Lighthouse's 4. */
export const usualSlowdown = 4;
