import * as highLevel from "./highlevel.ts";

/**
 * The API of the booking provider; its URLs are in content/integrations.yaml. To change the
 * provider, write a module like highlevel.ts and import it here.
 */
export const provider = highLevel;
