/**
 * Narrow screens are below this width (CONST-01). Media queries repeat the width in rem, so that
 * the limit grows with the font size (WCAG 1.4.4).
 */
export const narrowBelowWidthPx = 768;
export const headerScrollThresholdPx = 10;
export const floatingButtonViewportShare = 0.6;

export const homeCarouselIntervalMs = 6000;

export const corporateCarouselIntervalMs = 8000;
export const carouselLockMs = 500;
export const minSwipePx = 100;
export const galleryMaxImages = 10;
export const shareSize = { width: 1200, height: 630 } as const;
export const lazyMarginPx = 200;
export const revealViewportShare = 0.8;
export const hydrationTimeoutMs = 2000;
export const hydrationFallbackDelayMs = 200;
export const loadEventTimeoutMs = 10_000;
export const deferredRenderDelayMs = 200;
export const deferredRenderTimeoutMs = 500;
export const doubleClickMaxMs = 500;
export const doubleClickMaxPx = 24;
export const smoothScrollTimeoutMs = 1000;
export const webVitalsTimeoutMs = 5000;
export const formEmbedRestartDelayMs = 1000;
export const lateMessageDelayMs = 1000;
/**
 * The delay of the fallback links of a slow, hidden or silent frame (docs/how-to.md), and of those
 * of an island whose file is slow.
 */
export const frameSlowAfterMs = 8000;
/** After this delay the fallback links replace a frame that has not loaded. */
export const frameFailedAfterMs = 20000;
export const frameVisibilityIntervalMs = 500;
export const toastDurationMs = 8000;
export const frameMaxRetries = 2;
export const frameMinHeightPx = 400;
export const frameMaxHeightPx = 2400;
/** The 16:9 box of an article's picture (IMG-05). */
export const cardPictureWidthPx = 400;
export const cardPictureHeightPx = 225;
export const eagerCardCount = 3;
export const choicesDebounceMs = 400;

export const leaveEventTimeoutMs = 500;
