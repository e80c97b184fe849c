import { z } from "zod";
import { sitePath, text } from "./fields.ts";

/** A page of this site, or a link of integrations.yaml by its name. */
export const destination = z.union(
	[
		sitePath,
		z.string().regex(/^#[a-z][a-z-]*$/, { abort: true }),
		z.enum(["store", "metabolicProgram"]),
	],
	"a path such as /pricing, an anchor such as #pricing, store or metabolicProgram",
);

/** A link of the bar, the sheet or the footer. */
const link = z.strictObject({
	label: text,
	/** A page, an anchor, or the name of a link in integrations.yaml (opens in a new tab). */
	to: destination,
});

/** A row of the menu sheet on a landing page: a link, or a control that opens the page's own dialog. */
const menuRow = (dialog: LandingDialog) =>
	z.union(
		[link, z.strictObject({ label: text, opens: z.literal(dialog) })],
		`a row with label and to, or label and opens: ${dialog}`,
	);

type LandingDialog = "corporateQuote" | "prolabsRequest";

/** A landing page with its dialog, which the bar's button opens too. */
const landingMode = (dialog: LandingDialog) =>
	z.strictObject({
		/** The line under the sheet's title (NAV-09). */
		subtitle: text,
		/** The bar's button (NAV-06, NAV-07). */
		action: text,
		/** The same button on phones, where it must be shorter. */
		actionOnPhones: text.optional(),
		menu: z.array(menuRow(dialog)).min(1, "at least one row"),
	});

/** content/navigation.yaml: bar, menu sheet and footer. */
export const navigation = z.strictObject({
	/** Left to right (NAV-02). Exactly one row opens the list of programs (NAV-03). */
	bar: z
		.array(
			z.union(
				[
					link,
					z.strictObject({
						label: text,
						programs: z
							.array(link.extend({ note: text }))
							.min(1, "at least one program"),
					}),
				],
				"a row with label and to, or label and programs",
			),
		)
		.refine(
			(rows) => rows.filter((row) => "programs" in row).length === 1,
			"exactly one row with programs",
		),
	modes: z.strictObject({
		default: z.strictObject({ subtitle: text, action: text }),
		corporate: landingMode("corporateQuote"),
		prolabs: landingMode("prolabsRequest"),
	}),
	footer: z.strictObject({
		groups: z.array(z.strictObject({ title: text, links: z.array(link) })),
		hoursTitle: text,
	}),
});
export type NavigationLink = z.infer<typeof link>;
