const fast = process.env.FAST_BUILD;

/**
 * FAST_BUILD=1 makes test builds ten times faster, with larger files and no share pictures. Never
 * publish such a build.
 */
export const isFastBuild = fast === "1";

/** FAST_BUILD=pictures makes only the pictures larger. Tests read all other files as published. */
export const hasFastPictures = isFastBuild || fast === "pictures";
