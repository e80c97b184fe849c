/** The ways to get in touch with the gym. */
export type Contact = {
	/** As it is printed: "(206) 555-0142" */
	phone: string;
	/** As links dial it: "+12065550142" */
	phoneNumber: string;
	email: string;
};

/** Where the gym is and how to reach it. */
export type Gym = Contact & {
	name: string;
	addressLines: readonly string[];
	parkingNote: string;
	/** Its profiles elsewhere. */
	social: readonly {
		platform: "Facebook" | "Instagram" | "LinkedIn" | "YouTube";
		url: string;
	}[];
};
