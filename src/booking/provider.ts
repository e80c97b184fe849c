import * as highLevel from "./high-level.ts";

/** All that the site knows of a booking provider, beside the addresses in content/integrations.yaml. */
export type Provider = typeof highLevel;

/** Another provider is another file of the shape of high-level.ts, named here. */
export const provider: Provider = highLevel;
