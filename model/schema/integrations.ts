import { z } from "zod";
import { bareAddress, sitePath, webAddress } from "./fields.ts";

const leadFrame = z.strictObject({
	url: webAddress.describe(
		"The provider's page for this calendar or form; its id is the last part of the address.",
	),
	thankYou: sitePath.describe("The page that opens after a booking or form."),
});

/**
 * A script URL for the Content Security Policy (CSP). Rejects a query, because URLs in a CSP cannot
 * have one. Also rejects characters such as a semicolon, which would end the CSP's directive.
 */
const scriptAddress = webAddress.refine(
	(address) => /^https:\/\/[^/]+\/[\w./~-]*$/.test(address),
	"an address of a script without a query",
);

/**
 * content/integrations.yaml: the addresses of all outside systems. The URLs of frames, the accepted
 * message origins and the security policy are derived from these addresses.
 */
export const integrations = z
	.strictObject({
		frames: z.strictObject({
			freeTrial: leadFrame,
			consultation: leadFrame,
			corporateQuote: leadFrame,
			prolabsRequest: leadFrame,
			contactForm: z
				.strictObject({ url: webAddress })
				.describe("The form on the contact page. It has no thank-you page."),
			map: z.strictObject({ url: webAddress }),
			video: z
				.strictObject({
					url: bareAddress,
				})
				.describe(
					"The player of videos in articles, without a slash at the end: /ID of the video is added.",
				),
		}),
		formEmbedScript: z
			.union(
				[scriptAddress, z.literal("")],
				'an address that starts with https://, or ""',
			)
			.describe(
				"The provider's script that runs while the booking dialog is open. If empty, none is loaded.",
			),
		gymManagement: webAddress.describe("The live schedule."),
		imageStorage: z
			.array(
				webAddress.refine(
					(address) => new URL(address).origin === address,
					"a host and nothing after it, such as https://images.gym.example",
				),
				"a list of hosts",
			)
			.describe(
				"The cloud storage that may hold pictures of galleries: hosts, with nothing after them.",
			),
		pixel: z
			.strictObject({
				id: z
					.string('the pixel\'s number in quotes, or ""')
					.regex(/^[\w-]*$/, 'the pixel\'s number in quotes, or ""')
					.describe("If empty, nothing of it is published."),
				scripts: z
					.array(scriptAddress)
					.min(1, "at least one address")
					.describe(
						"The provider's script first, then what it may load: files, or folders with a slash at the end.",
					),
				reportsTo: webAddress,
			})
			.describe("Counts what ads bring, of visitors who have agreed."),
		links: z
			.strictObject({
				metabolicProgram: webAddress,
				store: webAddress,
				waiver: webAddress,
				reviews: webAddress,
				directions: webAddress,
				directionsApple: webAddress,
				listing: webAddress.describe(
					"The gym's entry in a directory of businesses.",
				),
			})
			.describe("Pages elsewhere that open in a new tab."),
	})
	.meta({ title: "Booking, map and other addresses" });

/**
 * The ids of the dialogs with a provider's calendar or form. A dialog's frame and texts have the
 * same id. A page contains the dialogs that its header and its buttons open.
 */
export const allDialogs = [
	"freeTrial",
	"consultation",
	"corporateQuote",
	"prolabsRequest",
] as const;
export type LeadFrameId = (typeof allDialogs)[number];
