import { z } from "zod";
import { anchor, sitePath, text } from "./fields.ts";

export const linkTarget = z
	.union(
		[sitePath, anchor, z.enum(["store", "metabolicProgram"])],
		"a page such as /pricing, a section such as #pricing, or a link of integrations.yaml (store, metabolicProgram)",
	)
	.meta({ kind: "page" });

const link = z
	.strictObject({
		label: text,
		to: linkTarget.describe(
			"A page, a section of the page, or a link that is listed under “Booking, map and other addresses”; such a link opens a new tab.",
		),
	})
	.meta({ title: "Leads to a page" });

const menuRow = (dialog: HeaderDialog) =>
	z
		.union(
			[
				link,
				z
					.strictObject({ label: text, opens: z.literal(dialog) })
					.meta({ title: "Opens the page’s form" }),
			],
			`a row with \`label\` and \`to\`, or \`label\` and \`opens\`: ${dialog}`,
		)
		.meta({ title: "Row of the menu" });

type HeaderDialog = "corporateQuote" | "prolabsRequest";

const ownHeader = (dialog: HeaderDialog) =>
	z.strictObject({
		subtitle: text.describe("The line under the menu's title."),
		action: text.describe("The button of the header."),
		actionOnPhones: text
			.optional()
			.describe("The same button on phones, where it must be shorter."),
		menu: z.array(menuRow(dialog)).min(1, "at least one row"),
	});

export const navigation = z
	.strictObject({
		bar: z
			.array(
				z
					.union(
						[
							link,
							z
								.strictObject({
									label: text,
									programs: z
										.array(link.extend({ note: text }))
										.min(1, "at least one program"),
								})
								.meta({ title: "Opens the programs" }),
						],
						"a row with `label` and `to`, or `label` and `programs`",
					)
					.meta({ title: "Link of the header" }),
			)
			.refine(
				(rows) => rows.filter((row) => "programs" in row).length === 1,
				"exactly one row with programs",
			)
			.meta({
				title: "Links of the header",
				description:
					"From left to right. One of the links opens the list of programs.",
			}),
		modes: z
			.strictObject({
				default: z
					.strictObject({ subtitle: text, action: text })
					.meta({ title: "All other pages" }),
				corporate: ownHeader("corporateQuote"),
				prolabs: ownHeader("prolabsRequest"),
			})
			.meta({ title: "Menu line and header button" }),
		footer: z.strictObject({
			groups: z.array(z.strictObject({ title: text, links: z.array(link) })),
			hoursTitle: text,
		}),
	})
	.meta({ title: "Header, menu and footer" });
export type NavigationLink = z.infer<typeof link>;
