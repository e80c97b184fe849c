import { withProviderOrigin } from "../../publish/content/provider-origin.ts";
import { readContent } from "../../publish/content/read-content.ts";
import { second } from "./gyms.ts";
import { frozenGym, sandboxOrigin } from "./sites/sites.ts";

export const frozenContent = withProviderOrigin(
	await readContent(frozenGym),
	sandboxOrigin,
);

export const secondContent = second.content();
