import type { z } from "zod";
import type { site } from "../schema/site.ts";

type GymAddress = z.infer<typeof site>["address"];

export function cityLine({ city, state, zip }: GymAddress): string {
	return `${city}, ${state} ${zip}`;
}

export function addressLine(address: GymAddress): string {
	return `${address.street}, ${cityLine(address)}`;
}
