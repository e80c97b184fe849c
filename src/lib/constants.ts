/** Timers and distances of the interface, each once (CONST-02). Milliseconds and CSS pixels unless said otherwise. */

/**
 * Below it a screen is narrow (CONST-01). Media queries repeat it, in rem: CSS cannot read it from here, and with larger
 * letters a window holds less (WCAG 1.4.4).
 */
export const narrowBelowWidth = 768;
/** The bar gets its background beyond this scroll position (NAV-14). */
export const barScrollThreshold = 10;
/** The floating button shows beyond this share of the viewport's height (NAV-17). */
export const floatingButtonShare = 0.6;
/** The hero's carousel moves on (CAR-01). */
export const homeCarouselInterval = 6000;
/** The corporate page's carousel moves on (CAR-07). */
export const corporateCarouselInterval = 8000;
/** A carousel ignores further moves for this long (CAR-03, CAR-08). */
export const carouselLock = 500;
/** A swipe over a gallery counts beyond this distance (GAL-02). */
export const swipeDistance = 100;
/** A gallery shows this many pictures (GAL-08). */
export const galleryMaxImages = 10;
/** The picture that is shown where a page is shared, in the shape that the networks ask for. */
export const shareSize = { width: 1200, height: 630 } as const;
/** Things are made ready when they come this near to the viewport (CAR-05). */
export const lazyMargin = 200;
/** A section shows when its top passes this share of the viewport's height (HOME-03). */
export const revealShare = 0.8;
/** React starts this long after the page has loaded at the latest, when the browser finds no idle moment. */
export const hydrationTimeout = 2000;
/** And this long after it in browsers that do not tell when they are idle. */
export const hydrationFallbackDelay = 200;
/** Sections out of sight are drawn this long after the page has loaded at the earliest: the first tap goes before. */
export const drawingPause = 200;
/** The next one is drawn after this long when the browser finds no idle moment. */
export const drawingLatest = 500;
/** The page of a link is fetched when the visitor has pointed at it for this long. */
export const pointingAfter = 100;
/** The second press of a double click comes within this time, */
export const doubleClick = 500;
/** and as near to the first one, px. */
export const doubleClickReach = 24;
/** Scrolling to an anchor has begun after this long at the latest. */
export const smoothLatest = 1000;
/** The web vitals' reporter is loaded this long after the page at the latest (VITALS-01). */
export const vitalsTimeout = 5000;
/** The form-embed script is started again after this long (DLG-03). */
export const formEmbedRestart = 1000;
/** Messages of a frame that has closed have arrived after this long. */
export const lateMessageDelay = 1000;
/** A frame that has not answered is called slow (docs/decisions/0005-frames.md). */
export const frameSlowAfter = 8000;
/** A frame that has not loaded is given up. */
export const frameFailedAfter = 20000;
/** How often a frame that works is checked for being visible. */
export const frameVisibilityInterval = 500;
/** A toast closes itself after this long. */
export const toastDuration = 8000;
/** A failed frame may be tried again this often. */
export const frameMaxRetries = 2;
/** Heights that a frame may ask for. */
export const frameMinHeight = 400;
export const frameMaxHeight = 2400;
/** Width to height is 16:9 for the box of an article's picture (IMG-05). */
export const cardPictureWidth = 400;
export const cardPictureHeight = 225;
/** A visitor's change in the estimator is read out and written into the address after this pause. */
export const choicesSettleAfter = 400;

/** Milliseconds in which a canceled request is followed by the event that the page is left. */
export const leaveEventTimeout = 500;
