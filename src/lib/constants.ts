/** Timers and distances of the interface (CONST-02): milliseconds and CSS pixels unless noted. */

/**
 * Narrow screens are below this width (CONST-01). Media queries repeat it in rem, so that a larger
 * font size counts (WCAG 1.4.4).
 */
export const narrowBelowWidth = 768;
export const barScrollThreshold = 10;
export const floatingButtonShare = 0.6;

export const homeCarouselInterval = 6000;

export const corporateCarouselInterval = 8000;
/** A carousel ignores moves for this long after a move (CAR-03, CAR-08). */
export const carouselLock = 500;
export const swipeDistance = 100;
export const galleryMaxImages = 10;
/** The size of share images that social networks ask for. */
export const shareSize = { width: 1200, height: 630 } as const;
export const lazyMargin = 200;
export const revealShare = 0.8;
export const hydrationTimeout = 2000;
export const hydrationFallbackDelay = 200;
export const drawingPause = 200;
/** Latest rendering of the next deferred section in a busy browser. */
export const drawingLatest = 500;
/** Longest time between the presses of a double click, */
export const doubleClick = 500;
/** and the distance between them. */
export const doubleClickReach = 24;
export const smoothLatest = 1000;
export const vitalsTimeout = 5000;
export const formEmbedRestart = 1000;
/** Messages of a closed frame arrive within this time. */
export const lateMessageDelay = 1000;
export const frameSlowAfter = 8000;
export const frameFailedAfter = 20000;
export const frameVisibilityInterval = 500;
export const toastDuration = 8000;
export const frameMaxRetries = 2;
export const frameMinHeight = 400;
export const frameMaxHeight = 2400;
/** The 16:9 box of an article's picture (IMG-05). */
export const cardPictureWidth = 400;
export const cardPictureHeight = 225;
export const choicesSettleAfter = 400;

/** Firefox cancels a request up to this long before it fires `beforeunload` or `pagehide`. */
export const leaveEventTimeout = 500;
