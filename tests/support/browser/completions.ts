export const contact = (id: string) => [
	"set-sticky-contacts",
	"_ud",
	JSON.stringify({ name: "Ada Sample", email: "ada@sample.example" }),
	"location-1",
	id,
];

/** Messages that widgets send when a visitor has completed them. */
export const completions: readonly { name: string; message: unknown }[] = [
	{
		name: "the booking tuple",
		message: [
			"msgsndr-booking-complete",
			{ fingerprint: "one", calendarId: "c" },
		],
	},
	{ name: "form:submit", message: { type: "form:submit" } },
	{ name: "form_submitted", message: { event: "form_submitted" } },
	{ name: "FORM_SUBMITTED", message: "FORM_SUBMITTED" },
	{ name: "a new contact", message: contact("sent") },
];
