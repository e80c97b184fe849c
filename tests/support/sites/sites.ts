import { resolve } from "node:path";

const firstPort = Number(process.env.TEST_PORT ?? 4273);

/** Ports of the test servers: others than those of `npm start`, so that both can run. TEST_PORT moves them. */
export const ports = {
	site: firstPort,
	sandbox: firstPort + 1,
	secondGym: firstPort + 2,
	published: firstPort + 3,
	oldest: firstPort + 4,
} as const;

export const sandboxOrigin = `http://localhost:${ports.sandbox}`;
export const siteOrigin = `http://localhost:${ports.site}`;
export const secondGymOrigin = `http://localhost:${ports.secondGym}`;
export const publishedOrigin = `http://localhost:${ports.published}`;
export const oldestOrigin = `http://localhost:${ports.oldest}`;

/** The content that the tests of the code know by heart: it stays as it is whatever the owner writes into content/. */
export const frozenGym = "tests/support/frozen-gym";

/** The year in which `builds.site` is built, by the clock that it is given; no text of the frozen gym names it. */
export const buildYear = 2033;

/** Where `npm run build:tests` puts each site. */
export const builds = {
	/** The frozen gym with its providers in the sandbox: what the browser tests visit. */
	site: resolve("build-tests/site"),
	/** The same site as the oldest browsers read it (tests/support/oldest-browser). */
	oldest: resolve("build-tests/oldest"),
	/** The owner's site as it is published, from content/. */
	published: resolve("build-tests/published"),
	/** Another gym, from the content of tests/support/second-gym. */
	secondGym: resolve("build-tests/second-gym"),
} as const;
