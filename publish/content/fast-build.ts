const fast = process.env.FAST_BUILD;

/**
 * FAST_BUILD=1 makes test builds ten times faster, with larger files and no share pictures. Never
 * publish such a build.
 */
export const isFastBuild = fast === "1";

/**
 * FAST_BUILD=pictures builds the site as published, but with larger pictures, which are faster to
 * encode. Used by tests of all other files.
 */
export const hasFastPictures = isFastBuild || fast === "pictures";
