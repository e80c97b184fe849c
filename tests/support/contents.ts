import { withProviderOrigin } from "../../publish/content/provider-origin.ts";
import { readContent } from "../../publish/content/read-content.ts";
import { frozenGym, sandboxOrigin } from "./sites/sites.ts";

/** What the pages of `builds.site` say, with the providers in the sandbox as there. */
export const frozenContent = withProviderOrigin(
	await readContent(frozenGym),
	sandboxOrigin,
);

/** What those of `builds.published` say. */
export const ownersContent = await readContent("content");

/** What those of `builds.secondGym` say. */
export const secondContent = await readContent("tests/support/second-gym");
