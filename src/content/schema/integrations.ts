import { z } from "zod";
import { sitePath, webAddress } from "./fields.ts";

const leadFrame = z.strictObject({
	/** The provider's page for this calendar or form; its id is the last part of the address. */
	url: webAddress,
	/** The page of this site that a visitor stands on after a finished booking or form. */
	thankYou: sitePath,
});

/** content/integrations.yaml: every outside system. Feeds frames, message allow-list and security policy. */
export const integrations = z.strictObject({
	frames: z.strictObject({
		freeTrial: leadFrame,
		consultation: leadFrame,
		corporateQuote: leadFrame,
		prolabsRequest: leadFrame,
		/** The form that stands in the contact page; it says thank you itself (EMBED-02). */
		contactForm: z.strictObject({ url: webAddress }),
		map: z.strictObject({ url: webAddress }),
	}),
	/** The provider's script that runs while the booking dialog is open (DLG-03); "" loads none. */
	formEmbedScript: z.union(
		[webAddress, z.literal("")],
		'an address that starts with https://, or ""',
	),
	/** The live schedule. */
	gymManagement: webAddress,
	/** The cloud storage that may hold pictures of galleries (GAL-07): hosts, without a path. */
	imageStorage: z.array(
		webAddress.refine(
			(address) => URL.canParse(address) && new URL(address).origin === address,
			"a host without a path, such as https://images.gym.example",
		),
		"a list of hosts",
	),
	/** Counts what ads bring, of visitors who have agreed (PIXEL-01, PIXEL-02). */
	pixel: z.strictObject({
		/** "" publishes nothing of it (G-10). */
		id: z
			.string('the pixel\'s number in quotes, or ""')
			.regex(/^[\w-]*$/, 'the pixel\'s number in quotes, or ""'),
		/** The provider's script first, then what it may load: files, or folders with a slash at the end. */
		scripts: z.array(webAddress).min(1, "at least one address"),
		reportsTo: webAddress,
	}),
	/** Pages elsewhere that open in a new tab (ROUTE-23). */
	links: z.strictObject({
		metabolicProgram: webAddress,
		store: webAddress,
		waiver: webAddress,
		reviews: webAddress,
		directions: webAddress,
		directionsApple: webAddress,
		/** The gym's entry in a directory of businesses (CONT-05). */
		listing: webAddress,
	}),
});
export type LeadFrameId =
	| "freeTrial"
	| "consultation"
	| "corporateQuote"
	| "prolabsRequest";
export type ExternalLinkId = keyof z.infer<typeof integrations>["links"];
