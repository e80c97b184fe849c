/**
 * FAST_BUILD=1 makes a site for tests, in a tenth of the time and never to be published: pictures and texts are packed
 * quickly and weigh more, the pictures for sharing are left out.
 */
export const isFastBuild = process.env.FAST_BUILD === "1";
