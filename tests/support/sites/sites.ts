import { resolve } from "node:path";

const firstPort = Number(process.env.TEST_PORT ?? 4273);

/**
 * These ports differ from those of `npm start`, so that tests can run at the same time. TEST_PORT
 * sets the first port.
 */
export const ports = {
	site: firstPort,
	sandbox: firstPort + 1,
	secondGym: firstPort + 2,
	published: firstPort + 3,
	oldest: firstPort + 4,
	changed: firstPort + 5,
} as const;

export const sandboxOrigin = `http://localhost:${ports.sandbox}`;
export const siteOrigin = `http://localhost:${ports.site}`;
export const secondGymOrigin = `http://localhost:${ports.secondGym}`;
export const publishedOrigin = `http://localhost:${ports.published}`;
export const oldestOrigin = `http://localhost:${ports.oldest}`;
export const changedOrigin = `http://localhost:${ports.changed}`;

/** The test content, from November 2026. Never edit it: it proves that old content still builds. */
export const frozenGym = "tests/support/content-2026-11";

export const secondContentFolder = "build-tests/second-content";

/** The year of the build's clock; no text of the test content contains it. */
export const buildYear = 2033;

export const builds = {
	/** Uses the sandbox as provider. */
	site: resolve("build-tests/site"),
	/** The same site without the CSS that the oldest browsers ignore (tests/support/oldest-browser). */
	oldest: resolve("build-tests/oldest"),
	published: resolve("build-tests/published"),
	secondGym: resolve("build-tests/second-gym"),
} as const;
