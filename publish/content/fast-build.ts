/** FAST_BUILD=1 builds for tests in a tenth of the time, never for publishing: larger files, no share pictures. */
export const isFastBuild = process.env.FAST_BUILD === "1";
