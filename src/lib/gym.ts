export type Contact = {
	phone: string;
	/** For tel: links, such as "+12065550142". */
	phoneNumber: string;
	email: string;
};

export type Gym = Contact & {
	name: string;
	addressLines: readonly string[];
	parkingNote: string;
	social: readonly {
		platform: "Facebook" | "Instagram" | "LinkedIn" | "YouTube";
		url: string;
	}[];
};
