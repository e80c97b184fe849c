/**
 * FAST_BUILD=1 makes test builds ten times faster, with larger files and no share pictures. Never
 * publish such a build.
 */
export const isFastBuild = process.env.FAST_BUILD === "1";
