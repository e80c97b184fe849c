/** Contact details of the gym. */
export type Contact = {
	/** Formatted, such as "(206) 555-0142". */
	phone: string;
	/** For tel: links, such as "+12065550142". */
	phoneNumber: string;
	email: string;
};

/** The gym's location and contact details. */
export type Gym = Contact & {
	name: string;
	addressLines: readonly string[];
	parkingNote: string;
	/** Social profiles. */
	social: readonly {
		platform: "Facebook" | "Instagram" | "LinkedIn" | "YouTube";
		url: string;
	}[];
};
