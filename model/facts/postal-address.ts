import type { z } from "zod";
import type { site } from "../schema/site.ts";

type Address = z.infer<typeof site>["address"];

export function cityLine({ city, state, zip }: Address): string {
	return `${city}, ${state} ${zip}`;
}

export function addressLine(address: Address): string {
	return `${address.street}, ${cityLine(address)}`;
}
