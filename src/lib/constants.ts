/** Timers and distances of the interface (CONST-02): milliseconds and CSS pixels unless noted. */

/**
 * Narrow screens are below this width (CONST-01). Media queries repeat it in rem, so that a larger
 * font size counts (WCAG 1.4.4).
 */
export const narrowBelowWidth = 768;
/** Scroll position from which the header has a background (NAV-14). */
export const barScrollThreshold = 10;
/** Share of the viewport height below which the floating button shows (NAV-17). */
export const floatingButtonShare = 0.6;

export const homeCarouselInterval = 6000;

export const corporateCarouselInterval = 8000;
/** A carousel ignores moves for this long after a move (CAR-03, CAR-08). */
export const carouselLock = 500;
/** GAL-02 */
export const swipeDistance = 100;
/** GAL-08 */
export const galleryMaxImages = 10;
/** The size of share images that social networks ask for. */
export const shareSize = { width: 1200, height: 630 } as const;
/** Distance from the viewport at which content loads (CAR-05). */
export const lazyMargin = 200;
/** Share of the viewport height at which a section fades in (HOME-03). */
export const revealShare = 0.8;
/** Latest start of React after the load event. */
export const hydrationTimeout = 2000;
/** The same in browsers without requestIdleCallback. */
export const hydrationFallbackDelay = 200;
/**
 * Deferred sections render this long after the load event, so that a first tap comes before them.
 */
export const drawingPause = 200;
/** Latest rendering of the next deferred section in a busy browser. */
export const drawingLatest = 500;
export const pointingAfter = 100;
/** Longest time between the presses of a double click, */
export const doubleClick = 500;
/** and the distance between them. */
export const doubleClickReach = 24;
/** Latest start of a smooth scroll to an anchor. */
export const smoothLatest = 1000;
/** Latest import of the web vitals reporter after the load event (VITALS-01). */
export const vitalsTimeout = 5000;
/** Delay before the form-embed script is run again (DLG-03). */
export const formEmbedRestart = 1000;
/** Messages of a closed frame arrive within this time. */
export const lateMessageDelay = 1000;
/** A frame is slow when it has sent no message for this long (docs/decisions/0005-frames.md). */
export const frameSlowAfter = 8000;
/** A frame has failed when it has not loaded after this long. */
export const frameFailedAfter = 20000;
/** Interval at which a ready frame is checked for visible content. */
export const frameVisibilityInterval = 500;
export const toastDuration = 8000;
export const frameMaxRetries = 2;
/** Limits for the height that a frame requests. */
export const frameMinHeight = 400;
export const frameMaxHeight = 2400;
/** The 16:9 box of an article's picture (IMG-05). */
export const cardPictureWidth = 400;
export const cardPictureHeight = 225;
/** Pause after a change in the estimator before it is announced and written to the URL. */
export const choicesSettleAfter = 400;

/** Firefox cancels a request up to this long before it fires `beforeunload` or `pagehide`. */
export const leaveEventTimeout = 500;
