import type { z } from "zod";
import type { site } from "../schema/site.ts";

type Address = z.infer<typeof site>["address"];

/** Formats as "Seattle, WA 98121". */
export function cityLine({ city, state, zip }: Address): string {
	return `${city}, ${state} ${zip}`;
}

/** Formats as "214 Foundry Way, Seattle, WA 98121". */
export function addressLine(address: Address): string {
	return `${address.street}, ${cityLine(address)}`;
}
