import * as highLevel from "./highlevel.ts";

/** The API of a booking provider; its URLs are in content/integrations.yaml. */
export type Provider = typeof highLevel;

/** To change the provider, write a module like highlevel.ts and import it here. */
export const provider: Provider = highLevel;
